import { joinWords } from '@letfair/domain/join-words';
import { MAX_SENTENCE } from '@letfair/domain/search/words/max-sentence';
import { Fragment } from 'react';
import { signInPath } from '../../../lib/safe-next-path.ts';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { useSession } from '../../accounts/session/index.ts';
import type { FoundListings } from './load-search.ts';
import type { ReadSentence } from './read-sentence.ts';
import { type SearchUrl, searchUrl } from './search-url.ts';

interface IgnoredNoteProps extends Pick<SearchUrl, 'ignored' | 'shapeProblem'> {
  readonly cursorIgnored: boolean;
}

/** The page never refuses a search: it leaves out and names what it could not understand. */
export function IgnoredNote({ ignored, shapeProblem, cursorIgnored }: IgnoredNoteProps) {
  const left = [...ignored, ...(cursorIgnored ? ['page'] : [])];
  if (left.length === 0) return null;
  return (
    <Note>
      We didn’t understand part of this link, so we left it out of the search: {left.join(', ')}.
      {shapeProblem && ` ${shapeProblem}`}
    </Note>
  );
}

/** What became of a search in someone's own words; the chips of its filters follow. */
export function SentenceNote({ sentence: { sentence, outcome, unused } }: { readonly sentence: ReadSentence }) {
  if (outcome === 'too-long')
    return <Note>That’s too long for us to read. Use at most {MAX_SENTENCE} characters, or the filters above.</Note>;
  if (outcome === 'nothing')
    return (
      <Note>We couldn’t find anything to search for in “{sentence}”. Try a place, a rent or a number of bedrooms.</Note>
    );
  return (
    <p>
      <strong>We understood</strong>
      {unused.length > 0 && (
        <span className="text-muted"> · We couldn’t use: {unused.map((words) => `“${words}”`).join(', ')}</span>
      )}
    </p>
  );
}

interface UnknownPlacesNoteProps extends Pick<FoundListings, 'place' | 'unknownPlaces' | 'similarPlaces'> {
  readonly url: SearchUrl;
}

/** Some of several places are not known; where none is, the empty results say so. */
export function UnknownPlacesNote({ place, unknownPlaces, similarPlaces, url }: UnknownPlacesNoteProps) {
  if (place === null || unknownPlaces.length === 0) return null;
  const names = joinWords(
    unknownPlaces.map((name) => `“${name}”`),
    'or',
  );
  return (
    <Note>
      We don’t recognise {names}, so we’re showing homes in {place.name}.
      {similarPlaces.length > 0 && <DidYouMean url={url} places={similarPlaces} before={place.name} />}
    </Note>
  );
}

interface DidYouMeanProps {
  readonly url: SearchUrl;
  readonly places: readonly string[];
  /** Known places that are searched as well. */
  readonly before?: string;
}

/** "Did you mean Headingley or Leeds?", each a link to the same search there. */
export const DidYouMean = ({ url: { texts, view }, places, before }: DidYouMeanProps) => (
  <>
    {' '}
    Did you mean{' '}
    {places.map((name, at) => (
      <Fragment key={name}>
        {at > 0 && (at === places.length - 1 ? ' or ' : ', ')}
        <TextLink to={searchUrl({ ...texts, location: before ? `${before} or ${name}` : name }, { view })}>
          {name}
        </TextLink>
      </Fragment>
    ))}
    ?
  </>
);

interface MatchNoteProps {
  readonly url: SearchUrl;
  /** The tenant has no preferences yet. */
  readonly nothingToMatch: boolean;
}

/** Only a signed-in tenant with preferences has something to match. */
export function MatchNote({ url, nothingToMatch }: MatchNoteProps) {
  const session = useSession();
  if (url.query.sort !== 'match' || session.status === 'loading') return null;
  const isTenant = session.status === 'signed-in' && session.user.userType === 'tenant';
  if (isTenant && !nothingToMatch) return null;
  return (
    <Note>
      Showing the newest homes first. We can only sort by best match for tenants who’ve told us what they need.{' '}
      {isTenant && <TextLink to="/profile">Tell us what you need</TextLink>}
      {session.status === 'signed-out' && (
        <TextLink to={signInPath(searchUrl(url.texts, url))}>Sign in to see your matches</TextLink>
      )}
    </Note>
  );
}
