export type Scheme = 'light' | 'dark';

/** Colours by the name of their token. */
export type Palette = ReadonlyMap<string, Oklch>;

interface Oklch {
  /** From 0 to 1. */
  readonly lightness: number;
  readonly chroma: number;
  /** In degrees. */
  readonly hue: number;
}

/** The opaque colours of a style sheet that gives light values first and dark ones behind its media query. */
export function readPalettes(css: string): Readonly<Record<Scheme, Palette>> {
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
  return { light: readTokens(light), dark: new Map([...readTokens(light), ...readTokens(dark)]) };
}

const token = /--color-([a-z-]+): oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\);/g;

const readTokens = (css: string): Palette =>
  new Map(
    [...css.matchAll(token)].map(([, name = '', lightness, chroma, hue]) => [
      name,
      { lightness: Number(lightness) / 100, chroma: Number(chroma), hue: Number(hue) },
    ]),
  );

/** From 1 to 21, as WCAG 2.2 defines it. */
export function contrastRatio(one: Oklch, other: Oklch): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** OKLCH to linear sRGB (the matrices of CSS Color 4), clipped and rounded to the 8 bits of a screen. */
function luminance({ lightness, chroma, hue }: Oklch): number {
  const radians = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(radians);
  const b = chroma * Math.sin(radians);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short;
  return 0.2126 * onScreen(red) + 0.7152 * onScreen(green) + 0.0722 * onScreen(blue);
}

function onScreen(linear: number): number {
  const clipped = Math.min(Math.max(linear, 0), 1);
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  const rounded = Math.round(encoded * 255) / 255;
  return rounded <= 0.04045 ? rounded / 12.92 : ((rounded + 0.055) / 1.055) ** 2.4;
}
