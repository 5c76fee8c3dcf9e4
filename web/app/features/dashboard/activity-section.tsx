import type { OwnListingSummary } from '@letfair/contract/listings';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { SelectFilter } from '../../ui/forms/select.tsx';
import { useOwnHomes, wasOnTheMarket } from '../listings/index.ts';
import { HomeActivity } from './home-activity.tsx';

/** Without a home that has been on the market there is nothing to say. */
export function ActivitySection() {
  const { data, status, reload } = useOwnHomes();
  const homes = data?.filter(({ status: listed }) => wasOnTheMarket(listed)) ?? [];
  if (status === 'failed') return <LoadFailure what="your homes" onRetry={reload} />;
  return homes.length > 0 ? <ChosenActivity homes={homes} /> : null;
}

/** The page's address says which home: `?listing=`; `#activity` leads here. */
function ChosenActivity({ homes }: { readonly homes: readonly OwnListingSummary[] }) {
  const [search, setSearch] = useSearchParams();
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = homes.find(({ id }) => id === search.get('listing')) ?? homes[0];
  const options = homes.map(({ id, title, place }) => ({ value: id, label: `${title}, ${place}` }));

  useEffect(() => {
    if (hash !== '#activity') return;
    // The section is there only now, after the browser has looked for it.
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [hash]);

  if (!chosen) return null;
  return (
    <section aria-labelledby="activity" className="grid grid-cols-1 gap-4">
      <h2 id="activity" ref={heading} tabIndex={-1} className="scroll-mt-24 text-title outline-none">
        The last 30 days
      </h2>
      <SelectFilter
        label="Home"
        value={chosen.id}
        options={options}
        onChange={(id) => setSearch({ listing: id }, { replace: true, preventScrollReset: true })}
      />
      <HomeActivity key={chosen.id} id={chosen.id} />
    </section>
  );
}
