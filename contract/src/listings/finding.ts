import { MAX_DESCRIPTION } from '@letfair/domain/homes/limits';
import { nations } from '@letfair/domain/search/places/nations';
import * as z from 'zod';
import { text } from '../wire/text.ts';

/** What the law, or the advert itself, has to say about a form. */
export const finding = z.object({
  rule: text(100),
  /** Null where the border leaves the nation open. */
  nation: z.enum(nations).nullable(),
  severity: z.enum(['block', 'advise']),
  field: text(60),
  sentence: text(1_000),
  citation: text(300),
  /** The first day on which the rule objects. */
  since: text(10),
  /** Where the words stand that it objects to. */
  words: z
    .object({ item: z.int().min(0), start: z.int().min(0), end: z.int().min(0), text: text(MAX_DESCRIPTION) })
    .optional(),
});
