import { along } from '../../../lib/chart-maths.ts';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { pcm, pounds, whole } from './figures.ts';
import type { PlaceView } from './place-view.ts';

interface RentCardProps {
  readonly view: PlaceView;
  /** What the search is asked for. */
  readonly place: string;
}

/** The numbers people come for, and the way to the homes behind them. */
export const RentCard = ({ view: { avgPrice, priceRange, properties }, place }: RentCardProps) => (
  <div className="grid gap-5 rounded-md border border-line bg-card p-5 sm:p-6">
    <dl className="grid gap-5">
      <div className="grid gap-1">
        <dt className="text-sm text-muted">Average rent</dt>
        <dd className="font-display text-display font-semibold tabular-nums">
          {pounds(avgPrice)} <span className="text-title font-medium text-muted">pcm</span>
        </dd>
      </div>
      <div className="grid gap-2">
        <dt className="text-sm text-muted">Price range</dt>
        <dd className="grid gap-2 tabular-nums">
          <RangeLine at={along(avgPrice, priceRange.min, priceRange.max)} />
          <span className="flex flex-wrap justify-between gap-x-2">
            <span>{pcm(priceRange.min)}</span>
            <span className="sr-only">to</span>
            <span>{pcm(priceRange.max)}</span>
          </span>
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="text-sm text-muted">Properties</dt>
        <dd className="font-display text-title font-semibold tabular-nums">{whole(properties)}</dd>
      </div>
    </dl>
    <LinkButton
      to={{ pathname: '/properties', search: `?${new URLSearchParams({ location: place })}` }}
      variant="accent"
      wide
    >
      {/* The longest names need two lines on a phone. */}
      <span className="py-2 text-center whitespace-normal">See homes in {place}</span>
    </LinkButton>
  </div>
);

/** The average's place between the lowest and the highest rent. */
const RangeLine = ({ at }: { readonly at: number }) => (
  <svg aria-hidden="true" viewBox="-2 0 104 4" className="h-auto w-full">
    <rect x="-1" y="1.4" width="102" height="1.2" rx="0.6" className="fill-sand-deep" />
    <rect x="-1" y="1.4" width={at + 1} height="1.2" rx="0.6" className="fill-primary" />
    <circle cx={at} cy="2" r="1.7" className="fill-primary" />
  </svg>
);
