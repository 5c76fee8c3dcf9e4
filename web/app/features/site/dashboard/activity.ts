import type { dashboardContract } from '@letfair/contract/site/dashboard';
import type { Answer } from '@letfair/contract/wire/endpoint';
import { formatRent } from '@letfair/domain/money';

export type Activity = Extract<Answer<typeof dashboardContract.activity>, { success: true }>['data'];
type Day = Activity['days'][number];
type Measure = Exclude<keyof Day, 'day'>;

export interface Series {
  readonly measure: Measure;
  readonly label: string;
  readonly values: readonly number[];
  readonly total: number;
  /** The top of its own scale: 1, or an even number, so that its middle is a whole one. */
  readonly top: number;
  /** What the line shows, for those who do not see it. */
  readonly sentence: string;
}

const labels: Readonly<Record<Measure, string>> = { views: 'Views', saves: 'Saves', enquiries: 'Enquiries' };

/** One line for each thing that is counted. Their sizes differ too much for one scale. */
export const activitySeries = (days: readonly Day[]): readonly Series[] =>
  (Object.keys(labels) as Measure[]).map((measure) => {
    const values = days.map((day) => day[measure]);
    const total = values.reduce((sum, value) => sum + value, 0);
    const most = Math.max(0, ...values);
    const label = labels[measure];
    return {
      measure,
      label,
      values,
      total,
      top: most <= 1 ? 1 : most + (most % 2),
      sentence:
        total === 0
          ? `${label}: none in ${days.length} days.`
          : `${label}: ${total} in ${days.length} days, at most ${most} a day.`,
    };
  });

/** The values that are written beside a line, the highest first. */
export const scaleOf = (top: number): readonly number[] => (top === 1 ? [1, 0] : [top, top / 2, 0]);

/** How the rent compares with the homes around it; null when too few are live to say. */
export function rentComparison({ price, median, outcode }: Activity): string | null {
  if (median === null) return null;
  const around = `the median for homes on Letfair in ${outcode}, ${formatRent(median)}`;
  const percent = Math.round((Math.abs(price - median) / median) * 100);
  if (price === median) return `${formatRent(price)} is ${around}.`;
  const distance = percent === 0 ? 'just' : `${percent}%`;
  return `${formatRent(price)} is ${distance} ${price > median ? 'above' : 'below'} ${around}.`;
}
