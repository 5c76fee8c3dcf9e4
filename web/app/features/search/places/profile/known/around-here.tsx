import { STATION_ATTRIBUTION } from '@letfair/domain/search/places/stations/station';
import { type ReactNode, Suspense } from 'react';
import { classNames } from '../../../../../lib/class-names.ts';
import { lazyPart } from '../../../../../lib/network/lazy-part.ts';
import { TextLink } from '../../../../../ui/actions/links.tsx';
import { TitledSection } from '../../../../../ui/layout/titled-section.tsx';
import type { Surroundings } from '../../load-surroundings.ts';
import { Source } from './source.tsx';

/** Far down the page, which hydrates without it. */
const NeighbourhoodMap = lazyPart(async () => (await import('../../../map/index.ts')).NeighbourhoodMap);

interface AroundHereProps {
  readonly place: string;
  readonly surroundings: Surroundings;
}

/** Where the place lies, in words and on the map. */
export const AroundHere = ({ place, surroundings }: AroundHereProps) => {
  const { stations, towns, districts, townsWithin, map } = surroundings;
  return (
    <>
      <div className="grid items-start gap-8 md:grid-cols-2">
        {map && (
          <Part title="Railway stations">
            {stations.length > 0 ? (
              <Distances rows={stations} />
            ) : (
              <p>There’s no station within 3 miles of the middle of {place}.</p>
            )}
            <Source>
              {STATION_ATTRIBUTION.replace(/^Stations: /, '')} Distances are in a straight line from the middle of{' '}
              {place}.
            </Source>
          </Part>
        )}
        {towns.length > 0 && (
          <Part title="Nearest towns">
            <Distances
              rows={towns.map(({ name, distance, to }) => ({ name: <TextLink to={to}>{name}</TextLink>, distance }))}
            />
            <Source>Letfair’s list of towns. Distances are in a straight line, to the nearest mile.</Source>
          </Part>
        )}
        {townsWithin.length > 0 && (
          <Part title={`Towns in ${place}`} isWide>
            <Links links={townsWithin} />
            <Source>Letfair’s list of towns.</Source>
          </Part>
        )}
        {districts.length > 0 && (
          <Part title="Postcode districts" isWide>
            <Links links={districts.map(({ code, name, to }) => ({ name: `${code} ${name}`, to }))} />
            <Source>Letfair’s list of postcode districts and their neighbourhoods.</Source>
          </Part>
        )}
      </div>
      {map && (
        <Suspense fallback={<div className="h-80 sm:h-96" />}>
          <NeighbourhoodMap place={{ point: map.point, mark: 'district', district: map.district }} />
        </Suspense>
      )}
    </>
  );
};

interface PartProps {
  readonly title: string;
  /** Beside nothing else. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

const Part = ({ title, isWide = false, children }: PartProps) => (
  <TitledSection
    level="h3"
    title={title}
    titleClassName="text-title"
    className={classNames('grid content-start gap-3', isWide && 'md:col-span-2')}
  >
    {children}
  </TitledSection>
);

interface DistancesProps {
  readonly rows: readonly { readonly name: ReactNode; readonly distance: string }[];
}

const Distances = ({ rows }: DistancesProps) => (
  <dl className="grid gap-2 tabular-nums">
    {rows.map(({ name, distance }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows never move
      <div key={at} className="flex justify-between gap-4 border-b border-line pb-2">
        <dt>{name}</dt>
        <dd className="font-semibold whitespace-nowrap">{distance}</dd>
      </div>
    ))}
  </dl>
);

const Links = ({ links }: { readonly links: readonly { readonly name: string; readonly to: string }[] }) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-2">
    {links.map(({ name, to }) => (
      <li key={to} className="min-h-6">
        <TextLink to={to}>{name}</TextLink>
      </li>
    ))}
  </ul>
);
