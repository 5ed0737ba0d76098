import type { Finding } from "../report.ts";

const named = (tags: Record<string, { description?: string } | undefined>, name: string) =>
  tags[name]?.description?.trim() || null;

/**
 * Reads an image's personal metadata (location, camera, date and names) and its Exif orientation,
 * 1 to 8, where 1 is upright. Compressed text is not decompressed: it could exhaust memory, and the
 * cleaned copy omits it anyway.
 */
export async function readMetadata(
  file: ArrayBuffer,
): Promise<{ findings: Finding[]; orientation: number }> {
  const { load } = (await import("exifreader")).default;
  const findings: Finding[] = [];
  let orientation = 1;
  try {
    const { exif = {}, gps } = load(file, {
      expanded: true,
      excludeTags: { xmp: true, icc: true },
    });
    const tags = exif as Record<string, { description?: string; value?: unknown } | undefined>;
    const turned = tags["Orientation"]?.value;
    if (typeof turned === "number" && turned > 0 && turned < 9) orientation = turned;
    if (gps?.Latitude !== undefined && gps.Longitude !== undefined) {
      const value = `${gps.Latitude.toFixed(2)}, ${gps.Longitude.toFixed(2)}`;
      findings.push({ code: "location", value });
    }
    const camera = [named(tags, "Make"), named(tags, "Model")].filter(Boolean).join(" ");
    const [day] = (named(tags, "DateTimeOriginal") ?? named(tags, "DateTime") ?? "").split(" ");
    const person = named(tags, "Artist") ?? named(tags, "OwnerName");
    const details = [camera, day?.replaceAll(":", "-"), person].flatMap(
      (detail) => detail?.slice(0, 60) || [],
    );
    if (details.length > 0) findings.push({ code: "details", value: details.join(", ") });
  } catch {
    // Missing or unreadable metadata; the caller detects its presence from the container.
  }
  return { findings, orientation };
}
