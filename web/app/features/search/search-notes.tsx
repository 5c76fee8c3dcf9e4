import type { SearchParameter, SearchProblems } from '@letfair/domain/search/read-search';
import { signInPath } from '../../lib/safe-next-path.ts';
import { TextLink } from '../../ui/actions/links.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { useSession } from '../session/index.ts';
import { addressOf, type SearchAddress } from './search-url.ts';

const names: Readonly<Record<SearchParameter, string>> = {
  location: 'location',
  lat: 'latitude',
  lng: 'longitude',
  radius: 'distance',
  box: 'area of the map',
  propertyType: 'property type',
  minBudget: 'lowest rent',
  maxBudget: 'highest rent',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  furnishing: 'furnishing',
  pets: 'pets',
  parking: 'parking',
  bills: 'bills',
  shared: 'sharing',
  availableBy: 'available by',
  epc: 'energy rating',
  features: 'features',
  words: 'words',
  sort: 'order',
};

interface IgnoredNoteProps {
  readonly ignored: SearchProblems;
  readonly cursorIgnored: boolean;
}

/** A search is never refused: what made no sense is left out, and named. */
export function IgnoredNote({ ignored, cursorIgnored }: IgnoredNoteProps) {
  const left = [
    ...(Object.keys(ignored) as SearchParameter[]).map((name) => names[name]),
    ...(cursorIgnored ? ['page'] : []),
  ];
  if (left.length === 0) return null;
  return <Note>Part of this address made no sense and was left out of the search: {left.join(', ')}.</Note>;
}

interface MatchNoteProps {
  readonly asked: SearchAddress;
  /** A tenant, but one who has not said yet what could match. */
  readonly nothingToMatch: boolean;
}

/** Only a tenant who is signed in, and said what they look for, has something to match. */
export function MatchNote({ asked, nothingToMatch }: MatchNoteProps) {
  const session = useSession();
  if (asked.query.sort !== 'match' || session.status === 'loading') return null;
  const isTenant = session.status === 'signed-in' && session.user.userType === 'tenant';
  if (isTenant && !nothingToMatch) return null;
  return (
    <Note>
      Showing the newest first: sorting by match needs a tenant’s preferences.{' '}
      {isTenant && <TextLink to="/profile">Tell us what you need</TextLink>}
      {session.status === 'signed-out' && (
        <TextLink to={signInPath(addressOf(asked.texts, asked))}>Sign in to see your matches</TextLink>
      )}
    </Note>
  );
}
