/** The pages everybody may read, apart from those of places. */
export const publicPaths: readonly string[] = [
  '/',
  '/properties',
  '/landlords',
  '/contact',
  '/how-it-works',
  '/pricing',
  '/features',
  '/help',
  '/terms',
  '/privacy',
];
