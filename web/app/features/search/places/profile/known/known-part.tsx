import type { PlaceFacts } from '@letfair/contract/search/places';
import { TitledSection } from '../../../../../ui/layout/titled-section.tsx';
import type { Surroundings } from '../../load-surroundings.ts';
import { KNOWN } from '../../place-paths.ts';
import { AroundHere } from './around-here.tsx';
import { LiveHomes } from './live-homes.tsx';
import { OpenData } from './open-data.tsx';

interface KnownPartProps {
  readonly place: string;
  /** Null when the API did not answer in time. */
  readonly facts: PlaceFacts | null;
  readonly surroundings: Surroundings;
}

/** Every figure in here is real, and stands beside its source. */
export const KnownPart = ({ place, facts, surroundings }: KnownPartProps) => (
  <div id={KNOWN} className="scroll-mt-4">
    <TitledSection
      title={`What we know about ${place}`}
      titleClassName="text-heading"
      className="grid gap-8 border-t border-line pt-8"
    >
      <LiveHomes place={place} facts={facts} />
      <OpenData openData={facts?.openData ?? []} />
      <AroundHere place={place} surroundings={surroundings} />
    </TitledSection>
  </div>
);
