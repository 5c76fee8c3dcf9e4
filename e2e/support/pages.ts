/** The pages everybody may read, as the documents list them; the footer names them all. */
export const documentedPages = [
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

export const isDocumented = (link: string): boolean => {
  const path = link.split('?')[0] ?? link;
  return documentedPages.includes(path) || /^\/(areas|postcode)\/[^/]+$/.test(path);
};

/** Those that exist. */
export const publicPages = [
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

/** Pages that need no session, but are not there to be read. */
export const authPages = [
  '/auth/signup',
  '/auth/login',
  '/auth/forgot-password',
  '/auth/verify',
  '/auth/reset-password?token=none',
];
