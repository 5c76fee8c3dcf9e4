import type { PlaceRents } from '@letfair/contract/search/search';
import { ENOUGH_TO_COMPARE } from '@letfair/domain/listings/typical-rents';
import { Radio } from 'lucide-react';
import { classNames } from '../../../../lib/class-names.ts';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { SeeHomes } from './rent-card.tsx';
import { bedroomsInWords, pcm, whole } from './rent-trend.ts';

interface LiveFiguresProps {
  /** Location for the search. */
  readonly place: string;
  /** Null when the search did not answer in time. */
  readonly rents: PlaceRents | null;
  /** At the top of the page, large and with the way to the homes. */
  readonly isFirst?: boolean;
}

/** Real medians of live listings; the other figures of the page are illustrative. */
export const LiveFigures = ({ place, rents, isFirst = false }: LiveFiguresProps) => (
  <aside
    aria-label="From live listings"
    className={classNames(
      'grid content-center rounded-md border border-line p-5',
      isFirst ? 'gap-4 bg-card sm:p-6' : 'gap-2 bg-sand',
      !rents?.median && 'border-dashed',
    )}
  >
    <p className="flex items-center gap-2 font-semibold">
      <Radio aria-hidden="true" className="size-4.5 text-primary" />
      From live listings
    </p>
    {rents?.median ? (
      <Medians place={place} rents={rents} median={rents.median} isFirst={isFirst} />
    ) : (
      <p className="text-muted">
        {rents
          ? `Once ${ENOUGH_TO_COMPARE} homes in ${place} are on Letfair, their real median rents stand here. There are not enough yet.`
          : 'The real median rents cannot be shown right now. Please come back in a moment.'}
      </p>
    )}
    {isFirst && <SeeHomes place={place} />}
  </aside>
);

interface MediansProps {
  readonly place: string;
  readonly rents: PlaceRents;
  readonly median: number;
  readonly isFirst: boolean;
}

const Medians = ({ place, rents: { homes, byBedrooms }, median, isFirst }: MediansProps) => (
  <dl className="grid gap-2 tabular-nums">
    <div className="grid gap-1">
      <dt className="text-sm text-muted">Median rent</dt>
      <dd className="grid gap-1">
        <span className={classNames('font-display font-semibold', isFirst ? 'text-display' : 'text-heading')}>
          {pcm(median)}
        </span>
        <span>
          from{' '}
          <TextLink to={{ pathname: '/properties', search: `?${new URLSearchParams({ location: place })}` }}>
            {whole(homes)} homes live on Letfair
          </TextLink>
        </span>
      </dd>
    </div>
    {[...byBedrooms]
      .sort((one, other) => one.bedrooms - other.bedrooms)
      .map(({ bedrooms, median: ofThese }) => (
        <div key={bedrooms} className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2">
          <dt className="text-muted">{bedroomsInWords(bedrooms)}</dt>
          <dd className="font-semibold">{pcm(ofThese)}</dd>
        </div>
      ))}
  </dl>
);
