/** In ems, as the product's font draws them: figures are all as wide, points and commas are not. */
const FIGURE_WIDTH = 0.64;
const POINT_WIDTH = 0.24;
const PADDING = 18;
const SMALLEST_HEIGHT = 28;
const LINE_HEIGHT = 1.5;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a rent takes up on the map, in pixels, with letters of a size. */
export function pinSize(rent: string, fontSize: number): Size {
  const points = rent.replaceAll(/[^.,]/g, '').length;
  const ems = (rent.length - points) * FIGURE_WIDTH + points * POINT_WIDTH;
  return {
    width: Math.ceil(PADDING + ems * fontSize),
    height: Math.max(SMALLEST_HEIGHT, Math.ceil(LINE_HEIGHT * fontSize)),
  };
}
