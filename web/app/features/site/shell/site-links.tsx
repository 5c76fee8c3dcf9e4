import { publicPages } from '@letfair/contract/site/pages/site-pages';

export const headerLinks = publicPages.filter(({ inHeader }) => inHeader);

export const footerLinks = [...new Set(publicPages.map(({ footer }) => footer))].map((heading) => ({
  heading,
  links: publicPages.filter(({ footer }) => footer === heading),
}));

/** Both lists have the same length, so that the footer does not change its height. */
export const footerAccountLinks = {
  signedOut: [
    { label: 'Sign in', path: '/auth/login' },
    { label: 'Create an account', path: '/auth/signup' },
  ],
  signedIn: [
    { label: 'Your dashboard', path: '/dashboard' },
    { label: 'Your profile', path: '/profile' },
  ],
} as const;
