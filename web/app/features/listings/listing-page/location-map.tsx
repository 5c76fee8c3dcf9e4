import { TextLink } from '../../../ui/actions/links.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { NeighbourhoodMap } from '../../search/map/index.ts';
import type { ListingContentView } from './listing-view.ts';

type LocationMapProps = Pick<ListingContentView, 'area' | 'outcode' | 'place' | 'pinNote' | 'stations' | 'stationNote'>;

/** The surroundings of the home, in words and on the map. */
export const LocationMap = ({ area, outcode, place, pinNote, stations, stationNote }: LocationMapProps) => (
  <div className="grid gap-4">
    <div className="grid gap-1">
      <p className="font-semibold wrap-anywhere">{area}</p>
      <p className="max-w-text text-sm text-muted">{pinNote}</p>
      {outcode && (
        <p>
          <TextLink to={`/postcode/${outcode}`}>Rents and life in {outcode}</TextLink>
        </p>
      )}
    </div>
    {place && <NeighbourhoodMap place={place} />}
    {stations.length > 0 && (
      <section aria-label="Railway stations" className="grid gap-2">
        <Facts facts={stations} layout="large" />
        <p className="max-w-text text-sm text-muted">{stationNote}</p>
      </section>
    )}
  </div>
);
