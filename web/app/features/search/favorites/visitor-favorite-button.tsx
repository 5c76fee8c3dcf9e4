import { signInPath } from '../../../lib/safe-next-path.ts';
import { useResumeAfterSignIn } from '../../../lib/use-resume-after-sign-in.ts';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { currentSession } from '../../accounts/session/index.ts';
import { type FavoriteButtonProps, HeartButton } from './favorite-button.tsx';
import { savedHere, setSavedHere } from './saved-here.ts';
import { setFavorite, useIsFavorite } from './use-favorites.ts';

/** The heart on the page of a home: without an account it saves in this browser, and says how to keep it. */
export function VisitorFavoriteButton({ propertyId, title }: FavoriteButtonProps) {
  const isFavorite = useIsFavorite(propertyId);
  const isSignedIn = isFavorite !== null;
  const here = savedHere.use();
  const pressed = isFavorite ?? here.includes(propertyId);

  useResumeAfterSignIn('favourite', isSignedIn, () => {
    setFavorite(propertyId, true);
    setSavedHere(propertyId, false);
  });

  /** Asks who is signed in instead of what was rendered: a press may come before the first render that knows. */
  function toggle() {
    const session = currentSession();
    if (session.status === 'signed-in') return setFavorite(propertyId, !session.favorites.includes(propertyId));
    const wasSaved = savedHere.read().includes(propertyId);
    setSavedHere(propertyId, !wasSaved);
    if (wasSaved) return toast({ title: 'No longer saved' });
    toast({
      title: 'Saved on this device',
      description: 'Sign in to find it in your account, on all your devices.',
      action: { text: 'Sign in', to: signInPath(`/properties/${encodeURIComponent(propertyId)}#favourite`) },
    });
  }

  return <HeartButton title={title} pressed={pressed} onPress={toggle} />;
}
