import type { PlaceFacts } from '@letfair/contract/search/places';
import { MapPinOff } from 'lucide-react';
import { TextLink } from '../../../ui/actions/links.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import type { Surroundings } from './load-surroundings.ts';
import { PlacePage } from './profile/place-page.tsx';
import type { PlaceView } from './profile/place-view.ts';

export interface PostcodeView {
  readonly view: PlaceView;
  /** Upper case without a space, as in the canonical URL. */
  readonly path: string;
  /** With its space, as in "M1 1AE". */
  readonly postcode: string;
  readonly outcode: string;
  /** Of the postcode district, which has the same figures. */
  readonly districtPath: string;
  readonly areaPath: string;
  readonly surroundings: Surroundings;
  readonly nearby: readonly { readonly name: string; readonly to: string }[];
}

export const PostcodePage = ({
  facts,
  view,
  path,
  postcode,
  outcode,
  areaPath,
  surroundings,
  nearby,
}: PostcodeView & { readonly facts: PlaceFacts | null }) => (
  <PlacePage
    view={view}
    facts={facts}
    surroundings={surroundings}
    title={`Renting in ${postcode}`}
    where={
      <p>
        {view.name !== view.district && `${view.name}, `}
        <TextLink to={areaPath}>{view.district}</TextLink>, {view.county}
      </p>
    }
    place={outcode}
    crumbs={[
      { name: view.district, path: areaPath },
      { name: postcode, path },
    ]}
    nearby={{ title: 'Nearby postcodes', places: nearby }}
  />
);

export const PostcodeNotFound = () => (
  <Container>
    <EmptyState
      icon={MapPinOff}
      title="Postcode Not Found"
      level="h1"
      link={{ to: '/properties', text: 'Browse properties', variant: 'primary' }}
    >
      We don’t recognise this postcode. Check the spelling, or search for the area instead.
    </EmptyState>
  </Container>
);
