import { Heart } from 'lucide-react';
import { classNames } from '../../../lib/class-names.ts';
import { enabledByScript } from '../../../lib/first-paint/use-hydrated.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { setFavorite, useIsFavorite } from './use-favorites.ts';

export interface FavoriteButtonProps {
  readonly propertyId: string;
  readonly title: string;
}

/** Only signed-in users have favourites. */
export function FavoriteButton({ propertyId, title }: FavoriteButtonProps) {
  const pressed = useIsFavorite(propertyId);
  if (pressed === null) return null;
  return <HeartButton title={title} pressed={pressed} onPress={() => setFavorite(propertyId, !pressed)} />;
}

interface HeartButtonProps extends Pick<FavoriteButtonProps, 'title'> {
  readonly pressed: boolean;
  readonly onPress: () => void;
}

export const HeartButton = ({ title, pressed, onPress }: HeartButtonProps) => (
  <button
    type="button"
    {...enabledByScript()}
    aria-pressed={pressed}
    onClick={onPress}
    className="grid size-11 cursor-pointer place-items-center rounded-full border border-line bg-card text-ink transition-colors duration-150 hover:bg-sand print:hidden"
  >
    <Heart aria-hidden="true" className={classNames('size-5', pressed && 'fill-accent')} />
    {/* aria-pressed carries the state, so the name stays the same. */}
    <VisuallyHidden>Favourite: {title}</VisuallyHidden>
  </button>
);
