import { TRANSPARENCY_MONTHS, transparencyFigures, transparencyMedians } from '@letfair/domain/moderation/transparency';
import * as z from 'zod';
import { endpoint } from './wire/endpoint.ts';
import { count, text } from './wire/text.ts';

const figures = z.object({
  /** YYYY-MM, in UK time. */
  month: text(7),
  counts: z
    .record(z.enum(transparencyFigures), count.nullable())
    .describe('Null stands for a small number that is not zero.'),
  medianHours: z
    .record(z.enum(transparencyMedians), count.nullable())
    .describe('Null where there were few decisions or none.'),
});
export type MonthFigures = z.output<typeof figures>;

export const transparencyContract = {
  figures: endpoint('GET /api/transparency', 'public', {
    summary: 'What was reported, decided and appealed in each of the last months, newest first',
    data: z.object({ months: z.array(figures).max(TRANSPARENCY_MONTHS) }),
  }),
};
