/** Pages that need no session, but are not there to be read. */
export const authPages = [
  '/auth/signup',
  '/auth/login',
  '/auth/forgot-password',
  '/auth/verify',
  '/auth/reset-password?token=none',
  '/auth/revert-email?token=none',
];
