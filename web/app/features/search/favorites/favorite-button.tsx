import { Heart } from 'lucide-react';
import { RoundToggle } from '../../../ui/actions/round-toggle.tsx';
import { setFavorite, useIsFavorite } from './use-favorites.ts';

export interface FavoriteButtonProps {
  readonly propertyId: string;
  readonly title: string;
}

/** Only signed-in users have favourites. */
export function FavoriteButton({ propertyId, title }: FavoriteButtonProps) {
  const pressed = useIsFavorite(propertyId);
  if (pressed === null) return null;
  return (
    <RoundToggle
      icon={Heart}
      name={`Favourite: ${title}`}
      pressed={pressed}
      onPress={() => setFavorite(propertyId, !pressed)}
    />
  );
}
