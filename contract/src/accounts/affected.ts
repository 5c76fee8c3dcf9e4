import { MAX_TITLE } from '@letfair/domain/homes/limits';
import { namedTies } from '@letfair/domain/lettings/consequences/account-words';
import * as z from 'zod';
import { count, id, instant, text } from '../wire/text.ts';

/** So many of each kind are named; the counts say how many there are. */
export const MOST_NAMED_AFFECTED = 10;

/** Whom a step of an account affects. */
export const affected = z.object({
  groups: z
    .array(
      z.object({
        tie: z.enum(namedTies),
        count,
        people: z
          .array(
            z.object({
              id,
              /** First name and initial, or the agency's name. */
              name: text(300),
              propertyTitle: text(MAX_TITLE).nullable(),
              /** Of a viewing. */
              startsAt: instant.nullable(),
            }),
          )
          .max(MOST_NAMED_AFFECTED),
      }),
    )
    .max(namedTies.length),
  /** Stands for all of this. It is sent with the step, which is refused when someone else is affected by then. */
  seen: text(64),
});
export type Affected = z.output<typeof affected>;

export const seen = text(64)
  .optional()
  .describe(
    'The `seen` value from the list of affected people. If you send it and the list has changed since then, we reject the request.',
  );
