import { HeadingPlaceholder, Placeholder } from '../../ui/feedback/skeleton.tsx';
import { GridPlaceholder } from '../search/index.ts';

const STATUS = 'Loading your favourites...';

/** While the session is on its way. */
export const FavouritesPagePlaceholder = () => (
  <Placeholder status={STATUS}>
    <div className="grid gap-6">
      <HeadingPlaceholder />
      <GridPlaceholder count={3} />
    </div>
  </Placeholder>
);

/** While the homes are on their way. */
export const FavouritesPlaceholder = () => (
  <Placeholder status={STATUS}>
    <GridPlaceholder count={3} />
  </Placeholder>
);
