import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CardPlaceholder } from '../properties/index.ts';

const CARDS = ['first', 'second', 'third'];

export const FavouritesPlaceholder = () => (
  <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
    <VisuallyHidden>Loading your favourites...</VisuallyHidden>
    {CARDS.map((card) => (
      <CardPlaceholder key={card} />
    ))}
  </div>
);
