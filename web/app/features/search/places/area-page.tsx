import type { PlaceFacts } from '@letfair/contract/search/places';
import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/actions/links.tsx';
import type { Surroundings } from './load-surroundings.ts';
import { PlacePage } from './profile/place-page.tsx';
import type { PlaceView } from './profile/place-view.ts';

export interface AreaView {
  readonly view: PlaceView;
  readonly path: string;
  /** An outcode, or the letters of the postcode area where no single outcode covers it. */
  readonly postcode: string;
  /** Null where the postcode has no page. */
  readonly postcodePath: string | null;
  readonly surroundings: Surroundings;
  readonly nearby: readonly { readonly name: string; readonly to: string }[];
}

export const AreaPage = ({
  facts,
  view,
  path,
  postcode,
  postcodePath,
  surroundings,
  nearby,
}: AreaView & { readonly facts: PlaceFacts | null }) => (
  <PlacePage
    view={view}
    facts={facts}
    surroundings={surroundings}
    title={`Renting in ${view.name}`}
    where={
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        <Fact name="County">{view.county}</Fact>
        <Fact name="Postcode">{postcodePath ? <TextLink to={postcodePath}>{postcode}</TextLink> : postcode}</Fact>
        <Fact name="Postal district">{view.district}</Fact>
      </dl>
    }
    place={view.name}
    crumbs={[{ name: view.name, path }]}
    nearby={{ title: 'Nearby areas', places: nearby }}
  />
);

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex gap-2">
    <dt>{name}</dt>
    <dd className="text-ink">{children}</dd>
  </div>
);
