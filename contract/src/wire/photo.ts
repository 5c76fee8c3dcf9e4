import { MAX_CAPTION, photoKinds } from '@letfair/domain/files/photos';
import * as z from 'zod';
import { id, text } from './text.ts';

const pixels = z.int().min(1);

export const photo = z.object({
  id,
  caption: text(MAX_CAPTION),
  /** A photograph without it. */
  kind: z.enum(photoKinds).optional(),
  /** Of the largest picture; every width keeps the ratio. */
  width: pixels,
  height: pixels,
  /** A few dozen bytes in base64 that show a blurred picture until the real one is there. */
  placeholder: text(100),
  /** The same picture in three widths, smallest first. */
  sources: z.array(z.object({ url: text(200), width: pixels })).max(3),
});
export type Photo = z.output<typeof photo>;
