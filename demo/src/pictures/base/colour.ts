import { inTurn } from '../../in-turn.ts';

/** Colours are `#rrggbb` throughout, so that they can be mixed. */
export type Colour = string;

const channels = (colour: Colour) => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
const written = (values: readonly number[]): Colour =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

export function mix(one: Colour, other: Colour, share: number): Colour {
  const others = channels(other);
  return written(channels(one).map((value, index) => value + (inTurn(others, index) - value) * share));
}

/** Shade leans towards ink blue and light towards cream, as paint does; black and white would look dead. */
export const darker = (colour: Colour, share: number) => mix(colour, '#1d2438', share);
export const lighter = (colour: Colour, share: number) => mix(colour, '#fff8ea', share);

/** What shines by itself, or is the sky: written so that the light of the hour leaves it alone. */
export const shining = (colour: Colour) => `rgb(${channels(colour).join(',')})`;

/** Everything else in the light of the hour: each colour of the drawing multiplied by that of the light. */
export function inLightOf(drawing: string, wash: Colour, strength: number): string {
  const factors = channels(wash).map((value) => 1 - strength + (strength * value) / 255);
  const washed = new Map<Colour, Colour>();
  return drawing.replaceAll(/#[0-9a-f]{6}\b/g, (colour) => {
    const known = washed.get(colour);
    if (known) return known;
    const text = written(channels(colour).map((value, index) => value * inTurn(factors, index)));
    washed.set(colour, text);
    return text;
  });
}
