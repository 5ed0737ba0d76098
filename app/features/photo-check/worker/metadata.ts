/** What a picture tells beside the picture. */
export type Metadata = {
  /** Where it was taken, in degrees; null where it does not say. */
  place: { latitude: number; longitude: number } | null;
  /** Camera, day or person, as far as they are named. */
  details: string[];
  /** How the picture is turned, 1 to 8 (Exif); 1 is upright. */
  orientation: number;
};

/** What a picture tells that has no metadata. */
export const nothingTold: Metadata = { place: null, details: [], orientation: 1 };

const named = (tags: Record<string, { description?: string } | undefined>, name: string) =>
  tags[name]?.description?.trim() || null;

/**
 * Reads place, camera, day and names. Packed texts are left packed: they could be made to fill the
 * memory, and the cleaned copy leaves them out anyway.
 */
export async function readMetadata(file: ArrayBuffer): Promise<Metadata> {
  const { load } = (await import("exifreader")).default;
  const found: Metadata = { ...nothingTold };
  try {
    const { exif = {}, gps } = load(file, {
      expanded: true,
      excludeTags: { xmp: true, icc: true },
    });
    const tags = exif as Record<string, { description?: string; value?: unknown } | undefined>;
    if (gps?.Latitude !== undefined && gps.Longitude !== undefined) {
      found.place = { latitude: gps.Latitude, longitude: gps.Longitude };
    }
    const orientation = tags["Orientation"]?.value;
    if (typeof orientation === "number" && orientation > 0 && orientation < 9) {
      found.orientation = orientation;
    }
    const camera = [named(tags, "Make"), named(tags, "Model")].filter(Boolean).join(" ");
    const [day] = (named(tags, "DateTimeOriginal") ?? named(tags, "DateTime") ?? "").split(" ");
    const person = named(tags, "Artist") ?? named(tags, "OwnerName");
    found.details = [camera, day?.replaceAll(":", "-"), person]
      .filter((detail): detail is string => Boolean(detail))
      .map((detail) => detail.slice(0, 60));
  } catch {
    // No metadata, or none that can be read; whether there is any is known from the file's parts.
  }
  return found;
}
