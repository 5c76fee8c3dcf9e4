import { Bookmark } from 'lucide-react';
import { RoundToggle } from '../../../ui/actions/round-toggle.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { currentSession } from '../../accounts/session/index.ts';
import { FavoriteButton, type FavoriteButtonProps, setFavorite, useIsFavorite } from '../favorites/index.ts';
import {
  addToShortlist,
  isOnShortlist,
  MOST_SHORTLISTED,
  removeFromShortlist,
  type Shortlisted,
  shortlist,
} from './shortlist.ts';

/** Keeps a home: a heart for someone who is signed in, and a bookmark for everyone else. */
export function SaveButton(props: FavoriteButtonProps) {
  const isSignedIn = useIsFavorite(props.propertyId) !== null;
  return isSignedIn ? <FavoriteButton {...props} /> : <ShortlistButton {...props} />;
}

function ShortlistButton({ propertyId: id, title }: FavoriteButtonProps) {
  const homes = shortlist.use();

  /** Asks who is signed in instead of what was rendered: a press may come before the first render that knows. */
  function toggle() {
    const session = currentSession();
    if (session.status === 'signed-in') return setFavorite(id, !session.favorites.includes(id));
    const before = shortlist.read();
    if (isOnShortlist(before, id)) return removeFromShortlist(id);
    const done = addToShortlist({ id, title });
    // The next ones need no explanation: the bookmark is filled, and the header counts them.
    if (done === 'full' || before.length === 0) toast({ ...messages[done], action: toShortlist });
  }

  return (
    <RoundToggle icon={Bookmark} name={`Shortlist: ${title}`} pressed={isOnShortlist(homes, id)} onPress={toggle} />
  );
}

const toShortlist = { text: 'View shortlist', to: '/shortlist' } as const;

const messages: Readonly<Record<Shortlisted, { readonly title: string; readonly description: string }>> = {
  kept: {
    title: 'Added to your shortlist',
    description: 'Your shortlist is kept in this browser. Sign in as a tenant and we’ll move it to your favourites.',
  },
  unstored: {
    title: 'Added to your shortlist for now',
    description: 'Your browser won’t let us store anything, so you’ll lose the list when you close this page.',
  },
  full: {
    title: 'Your shortlist is full',
    description: `You can keep ${MOST_SHORTLISTED} homes without an account. Remove one, or sign in to keep more.`,
  },
};
