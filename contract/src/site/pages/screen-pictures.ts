/** Pictures of real screens, for the pages that explain. `npm run pictures` takes them, as e2e/pictures/shots.ts says. */
export const screenPictures = [
  'search',
  'map',
  'home',
  'rents',
  'affordability',
  'agent',
  'messages',
  'profile',
  'support',
  'transparency',
  'dashboard',
  'favourites',
  'viewings',
  'applications',
  'list-property',
  'homes',
  'certificates',
  'diary',
  'received-applications',
  'clients',
  'team',
  'import',
  'feed',
  'review',
] as const;
export type ScreenPicture = (typeof screenPictures)[number];

/** In pixels of the file, which is shown at half its width or less. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 780;
