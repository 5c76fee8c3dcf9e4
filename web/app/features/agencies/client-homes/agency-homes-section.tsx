import { counted } from '@letfair/domain/counted';
import { formatCount, formatRent } from '@letfair/domain/money';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { TextLink } from '../../../ui/actions/links.tsx';
import { StatusBadge } from '../../listings/manage/index.ts';
import type { AgencyHomes } from './client-homes-data.ts';
import { HomeTitle } from './home-card.tsx';

/** The page of all of them has the others. */
const MOST_OF_AN_AGENCY = 3;

/** The homes that agencies let for a landlord, on their dashboard; nothing where there are none. */
export function AgencyHomesSection({ agencies }: { readonly agencies: readonly AgencyHomes[] }) {
  const total = agencies.reduce((sum, { agency }) => sum + agency.homes, 0);
  if (agencies.length === 0) return null;
  return (
    <section aria-labelledby="agency-homes" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="agency-homes" className="text-title">
          Homes with your agency
        </h2>
        <TextLink to="/client">
          {total > 0 ? `See ${counted(total, 'home', 'homes')} in detail` : 'See your agency'}
        </TextLink>
      </div>
      {total === 0 && (
        <p className="text-muted">{agencies.map(({ agency }) => agency.name).join(', ')}: no homes added yet.</p>
      )}
      <ul className="grid grid-cols-1 gap-2">
        {agencies.flatMap(({ agency, homes }) =>
          homes.items.slice(0, MOST_OF_AN_AGENCY).map((home) => (
            <li key={home.id}>
              <Link
                to={`/client/homes/${home.id}`}
                prefetch="intent"
                className="flex min-h-12 items-center gap-3 rounded-md border border-line bg-card px-4 py-3 hover:bg-sand"
              >
                <span className="grid min-w-0 flex-1 gap-0.5">
                  <span className="font-semibold">
                    <HomeTitle title={home.title} />
                  </span>{' '}
                  <span className="text-sm wrap-anywhere text-muted">
                    {formatRent(home.price)} · {formatCount(home.views)} {home.views === 1 ? 'view' : 'views'} ·{' '}
                    {counted(home.viewings, 'viewing', 'viewings')} · {agency.name}
                  </span>
                </span>{' '}
                <StatusBadge status={home.status} />
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
              </Link>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
