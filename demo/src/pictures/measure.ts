import { countOf, pictureKinds } from './draw-picture.ts';
import { renderPicture } from './render-picture.ts';

/**
 * Renders pictures and says how large they are and how long it took: all of them, or those named as in
 * `node demo/src/pictures/measure.ts terrace-1 flats-0`.
 */
const LARGEST_WEBP = 60_000;

const wanted = new Set(process.argv.slice(2));
let pictures = 0;
let largest = 0;
let milliseconds = 0;
for (const kind of pictureKinds)
  for (let variant = 0; variant < countOf(kind); variant++) {
    const name = `${kind}-${variant}`;
    if (wanted.size > 0 && !wanted.has(name)) continue;
    const begun = performance.now();
    const { sizes, width, height } = await renderPicture(kind, variant);
    milliseconds += performance.now() - begun;
    pictures++;
    const bytes = Math.max(...sizes.map(({ webp }) => webp.length));
    largest = Math.max(largest, bytes);
    process.stdout.write(`${name}: ${bytes} bytes, ${width} × ${height}\n`);
  }
process.stdout.write(
  `${pictures} pictures, the largest ${largest} bytes, ${Math.round(milliseconds / pictures)} ms each\n`,
);
process.exitCode = largest < LARGEST_WEBP ? 0 : 1;
