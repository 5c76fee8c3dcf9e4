import { Card } from '../../ui/card.tsx';
import type { PropertyView } from './property-view.ts';

/** Who offers the home, and how fresh the offer is. */
export const ListerCard = ({ lister, added, confirmed }: Pick<PropertyView, 'lister' | 'added' | 'confirmed'>) => (
  <Card>
    <section aria-labelledby="lister" className="grid gap-2">
      <h2 id="lister" className="text-title">
        Offered by
      </h2>
      <p className="font-semibold wrap-anywhere">{lister.name}</p>
      <p className="text-muted">
        {lister.kind} · On Letfair since {lister.since}
      </p>
      <ul className="grid gap-1 text-sm text-muted tabular-nums">
        <li>Added on {added}</li>
        {confirmed && <li>Confirmed available on {confirmed}</li>}
      </ul>
    </section>
  </Card>
);
