import { Card } from '../../ui/layout/card.tsx';
import type { ListingView } from './listing-view.ts';

/** Rent and deposits before moving in, each with what the law allows. */
export const MovingCosts = ({ costs: { lines, total } }: Pick<ListingView, 'costs'>) => (
  <Card>
    <section aria-labelledby="moving-costs" className="grid gap-4">
      <h2 id="moving-costs" className="text-title">
        Costs to move in
      </h2>
      <dl className="grid gap-3">
        {lines.map(({ label, amount, limit }) => (
          <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
            <dt>{label}</dt>
            <dd className="text-right font-semibold tabular-nums">{amount}</dd>
            {limit && <dd className="col-span-2 text-sm text-muted">{limit}</dd>}
          </div>
        ))}
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line pt-3">
          <dt className="font-semibold">Together</dt>
          <dd className="text-right font-semibold tabular-nums">{total}</dd>
        </div>
      </dl>
      <p className="text-sm text-muted">Tenants pay Letfair nothing, and Letfair never holds your money.</p>
    </section>
  </Card>
);
