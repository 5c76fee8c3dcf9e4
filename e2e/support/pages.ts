/** The pages everybody may read; the footer names them all. */
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
  '/auth/revert-email?token=none',
];
