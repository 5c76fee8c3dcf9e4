import { MOST_PERIODS, MOST_RENTS } from '@letfair/domain/listings/rents/rent-history';
import * as z from 'zod';
import { text } from '../wire/text.ts';

/** The listing first, then earlier ones of the same home by the same person; the rents of each, oldest first. */
export const rentHistory = z
  .array(
    z.object({
      from: text(10),
      /** Null while it is on the market. */
      until: text(10).nullable(),
      rents: z.array(z.object({ day: text(10), price: z.number() })).max(MOST_RENTS),
    }),
  )
  .max(MOST_PERIODS);
