/** What a picture's file holds, read without decoding the picture. */
export type Container = {
  /** In pixels, as the header says. */
  width: number;
  height: number;
  /** The parts that draw the picture, in their order. */
  needed: Uint8Array[];
  /** The parts that may tell about the person: place, camera, date, comments, small copies. */
  dropped: Uint8Array[];
  /** Whether the file has its end. */
  complete: boolean;
  /** What stands behind the end (bytes). */
  extra: number;
};
