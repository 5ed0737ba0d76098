/** A US state that licenses doctors: its name and the time zone of most of its people. */
export type State = { abbreviation: string; name: string; timeZone: string; zone: string };

const zones = [
  [
    "America/New_York",
    "Eastern",
    "CT Connecticut, DE Delaware, DC District of Columbia, FL Florida, GA Georgia, ME Maine, MD Maryland, MA Massachusetts, NH New Hampshire, NJ New Jersey, NY New York, NC North Carolina, OH Ohio, PA Pennsylvania, RI Rhode Island, SC South Carolina, VT Vermont, VA Virginia, WV West Virginia",
  ],
  ["America/Detroit", "Eastern", "MI Michigan"],
  ["America/Indiana/Indianapolis", "Eastern", "IN Indiana"],
  ["America/Kentucky/Louisville", "Eastern", "KY Kentucky"],
  [
    "America/Chicago",
    "Central",
    "AL Alabama, AR Arkansas, IL Illinois, IA Iowa, KS Kansas, LA Louisiana, MN Minnesota, MS Mississippi, MO Missouri, NE Nebraska, ND North Dakota, OK Oklahoma, SD South Dakota, TN Tennessee, TX Texas, WI Wisconsin",
  ],
  ["America/Denver", "Mountain", "CO Colorado, MT Montana, NM New Mexico, UT Utah, WY Wyoming"],
  ["America/Boise", "Mountain", "ID Idaho"],
  ["America/Phoenix", "Arizona", "AZ Arizona"],
  ["America/Los_Angeles", "Pacific", "CA California, NV Nevada, OR Oregon, WA Washington"],
  ["America/Anchorage", "Alaska", "AK Alaska"],
  ["Pacific/Honolulu", "Hawaii", "HI Hawaii"],
  ["America/Puerto_Rico", "Atlantic", "PR Puerto Rico"],
  ["Pacific/Guam", "Chamorro", "GU Guam"],
] as const;

/** The time zones of the US, most people's first. */
export const timeZones = zones.map(([timeZone]) => timeZone);

/** Every state, with DC, Puerto Rico and Guam, by name. */
export const states: readonly State[] = zones
  .flatMap(([timeZone, zone, names]) =>
    names.split(", ").map((each) => {
      const [abbreviation = ""] = each.split(" ", 1);
      return { abbreviation, name: each.slice(3), timeZone, zone };
    }),
  )
  .sort((a, b) => a.name.localeCompare(b.name));
