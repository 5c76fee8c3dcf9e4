import type { MonthFigures, transparencyContract } from '@letfair/contract/moderation';
import {
  monthsUpTo,
  publishedCount,
  publishedMedian,
  transparencyFigures,
  transparencyMedians,
} from '@letfair/domain/moderation/transparency';
import { ukDay } from '@letfair/domain/uk-time';
import type { Db } from '../../platform/db.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { countByMonth, mediansByMonth } from './transparency.repository.ts';

async function loadFigures(db: Db): Promise<MonthFigures[]> {
  const [counts, medians] = [await countByMonth(db), await mediansByMonth(db)];
  return monthsUpTo(ukDay(new Date())).map((month) => ({
    month,
    counts: byName(transparencyFigures, (name) =>
      publishedCount(counts.find((row) => row.month === month && row.figure === name)?.amount ?? 0),
    ),
    medianHours: byName(transparencyMedians, (name) => {
      const row = medians.find((found) => found.month === month && found.median === name);
      return publishedMedian(row?.hours ?? null, row?.decisions ?? 0);
    }),
  }));
}

const byName = <Name extends string, Value>(names: readonly Name[], figureOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, figureOf(name)])) as Record<Name, Value>;

/** Everybody may ask, and a year of rows is counted for the answer. */
const KEPT_MS = 300_000;

export function transparencyRoutes(db: Db): Handlers<typeof transparencyContract> {
  let kept: { readonly until: number; readonly months: Promise<MonthFigures[]> } | null = null;
  const figures = (): Promise<MonthFigures[]> => {
    if (kept && kept.until > Date.now()) return kept.months;
    const months = loadFigures(db);
    kept = { until: Date.now() + KEPT_MS, months };
    // A failure is not kept.
    months.catch(() => {
      kept = null;
    });
    return months;
  };
  return { figures: async () => ({ ok: true, data: { months: await figures() } }) };
}
