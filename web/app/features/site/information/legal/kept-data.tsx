import { fillIn } from '../text-values.ts';
import keptData from '../texts/kept-data.json' with { type: 'json' };

/** One row per kind of personal data; a test compares it with what the retention jobs delete. */
export const kept = keptData.map((row) => ({ ...row, until: fillIn(row.until) }));

export const KeptData = () => (
  <div className="border-b border-line">
    {kept.map(({ what, holds, why, until }) => (
      <div key={what} className="grid gap-2 border-t border-line py-5">
        <h3 className="font-sans text-base tracking-normal">{what}</h3>
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[6rem_1fr]">
          <dt className="text-sm text-muted sm:pt-0.5">We keep</dt>
          <dd>{holds}</dd>
          <dt className="text-sm text-muted sm:pt-0.5">Why</dt>
          <dd>{why}</dd>
          <dt className="text-sm text-muted sm:pt-0.5">How long</dt>
          <dd>{until}</dd>
        </dl>
      </div>
    ))}
  </div>
);
