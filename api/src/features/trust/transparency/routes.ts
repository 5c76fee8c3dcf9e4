import type { TransparencyData, transparencyContract } from '@letfair/contract/trust/admin/moderation';
import {
  monthsUpTo,
  publishedCount,
  publishedMedian,
  transparencyFigures,
  transparencyMedians,
} from '@letfair/domain/trust/moderation/transparency';
import { allReportReasons } from '@letfair/domain/trust/reports/reports';
import { ukDay } from '@letfair/domain/uk-time';
import type { Db } from '../../../platform/db.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { countByMonth, countByReason, mediansByMonth } from './transparency.repository.ts';

async function loadFigures(db: Db): Promise<TransparencyData> {
  const [counts, medians, reasons] = [await countByMonth(db), await mediansByMonth(db), await countByReason(db)];
  const shown = monthsUpTo(ukDay(new Date()));
  const months = shown.map((month) => ({
    month,
    counts: byName(transparencyFigures, (name) =>
      publishedCount(counts.find((row) => row.month === month && row.figure === name)?.amount ?? 0),
    ),
    medianHours: byName(transparencyMedians, (name) => {
      const row = medians.find((found) => found.month === month && found.median === name);
      return publishedMedian(row?.hours ?? null, row?.decisions ?? 0);
    }),
  }));
  const reportsByReason = byName(allReportReasons, (name) =>
    publishedCount(
      reasons.reduce(
        (sum, { month, reason, amount }) => (reason === name && shown.includes(month) ? sum + amount : sum),
        0,
      ),
    ),
  );
  return { months, reportsByReason };
}

const byName = <Name extends string, Value>(names: readonly Name[], figureOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, figureOf(name)])) as Record<Name, Value>;

/** Everybody may ask, and a year of rows is counted for the answer. */
const KEPT_MS = 300_000;

export function transparencyRoutes(db: Db): Handlers<typeof transparencyContract> {
  let kept: { readonly until: number; readonly figures: Promise<TransparencyData> } | null = null;
  const keptFigures = (): Promise<TransparencyData> => {
    if (kept && kept.until > Date.now()) return kept.figures;
    const figures = loadFigures(db);
    kept = { until: Date.now() + KEPT_MS, figures };
    // A failure is not kept.
    figures.catch(() => {
      kept = null;
    });
    return figures;
  };
  return { figures: async () => ({ ok: true, data: await keptFigures() }) };
}
