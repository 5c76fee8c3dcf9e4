import { formatMoment, formatTimeOrDate } from '../lib/dates.ts';

/** When something in a list happened: the time of today, the date of another day, and both on hover. */
export const TimeOrDate = ({ at }: { readonly at: string }) => (
  <time dateTime={at} title={formatMoment(at)} className="shrink-0 text-sm text-muted tabular-nums">
    {formatTimeOrDate(at)}
  </time>
);
