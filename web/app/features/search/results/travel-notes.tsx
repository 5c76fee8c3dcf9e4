import type { TravelMeasure } from '@letfair/contract/search/search';
import { travelWayWords } from '@letfair/domain/search/travel/travel';
import { Note } from '../../../ui/feedback/note.tsx';
import type { FoundListings } from './load-search.ts';

type Travel = Pick<FoundListings['travel'], 'places'>;

/** What is said of a place whose times are not those of streets; a text without words where nothing has to be said. */
const sentences: Readonly<Record<TravelMeasure, (place: string, way: string, isUsed: boolean) => string>> = {
  engine: () => '',
  estimate: () => '',
  'engine-away': (place, way, isUsed) =>
    isUsed
      ? `We can’t work out travel times along streets right now, so the times to ${place} are estimates.`
      : `We can’t work out times ${way} right now, so these homes may be further from ${place} than you asked for.`,
  'unknown-place': (place) => `We don’t recognise “${place}”, so these homes may be any distance from it.`,
  'no-such-way': (place, way) =>
    `We can’t work out times ${way} on this site, so these homes may be further from ${place} than you asked for.`,
};

/** Estimates say so, and the page names what it left out. */
export function TravelNotes({ travel: { places } }: { readonly travel: Travel }) {
  const notes = places
    .map(({ place, way, measured, isUsed }) => sentences[measured](place, travelWayWords[way], isUsed))
    .filter((text) => text !== '');
  const isEstimated = places.some(({ measured, isUsed }) => isUsed && measured === 'estimate');
  return (
    <>
      {notes.map((text) => (
        <Note key={text}>{text}</Note>
      ))}
      {isEstimated && (
        <p className="text-sm text-muted">
          Travel times are estimates from the distance in a straight line. The real way may take longer.
        </p>
      )}
    </>
  );
}
