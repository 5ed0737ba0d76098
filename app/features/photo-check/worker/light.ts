/** What can be measured of a picture's light and focus, from a small copy. */
export type Light = {
  /** How strong the finest details are in the sharpest tenth of the picture. */
  sharpness: number;
  /** Mean lightness, 0 black to 255 white. */
  mean: number;
  /** The parts of the picture, 0 to 1, that are nearly black and nearly white. */
  black: number;
  white: number;
};

const tiles = 10;

/** Lightness of each pixel (ITU-R BT.601). */
function grayOf({ data, width, height }: ImageData): Float32Array {
  const gray = new Float32Array(width * height);
  for (let at = 0; at < gray.length; at += 1) {
    const red = data[at * 4] ?? 0;
    const green = data[at * 4 + 1] ?? 0;
    gray[at] = 0.299 * red + 0.587 * green + 0.114 * (data[at * 4 + 2] ?? 0);
  }
  return gray;
}

/**
 * The variance of the Laplacian, tile by tile; a plain floor around a sharp subject must not count
 * as blur, so the tile at the ninth tenth speaks for the picture (Pech-Pacheco et al., 2000).
 */
function sharpnessOf(gray: Float32Array, width: number, height: number): number {
  const sums = new Float64Array(tiles * tiles * 3);
  for (let y = 1; y < height - 1; y += 1) {
    const row = Math.floor((y * tiles) / height) * tiles;
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const laplacian =
        4 * (gray[at] ?? 0) -
        (gray[at - 1] ?? 0) -
        (gray[at + 1] ?? 0) -
        (gray[at - width] ?? 0) -
        (gray[at + width] ?? 0);
      const tile = (row + Math.floor((x * tiles) / width)) * 3;
      sums[tile] = (sums[tile] ?? 0) + laplacian;
      sums[tile + 1] = (sums[tile + 1] ?? 0) + laplacian * laplacian;
      sums[tile + 2] = (sums[tile + 2] ?? 0) + 1;
    }
  }
  const variances: number[] = [];
  for (let tile = 0; tile < sums.length; tile += 3) {
    const count = sums[tile + 2] || 1;
    variances.push((sums[tile + 1] ?? 0) / count - ((sums[tile] ?? 0) / count) ** 2);
  }
  return variances.sort((a, b) => a - b)[Math.floor(variances.length * 0.9)] ?? 0;
}

/** Measures focus and light. */
export function measureLight(picture: ImageData): Light {
  const gray = grayOf(picture);
  let sum = 0;
  let black = 0;
  let white = 0;
  for (const value of gray) {
    sum += value;
    if (value < 35) black += 1;
    if (value > 245) white += 1;
  }
  return {
    sharpness: sharpnessOf(gray, picture.width, picture.height),
    mean: sum / gray.length,
    black: black / gray.length,
    white: white / gray.length,
  };
}
