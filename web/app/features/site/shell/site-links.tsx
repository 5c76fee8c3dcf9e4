import { publicPages } from '@letfair/contract/site/pages/site-pages';
import { NavLink, useLocation } from 'react-router';

const headerLinks = publicPages.filter(({ inHeader }) => inHeader);

/** The links of the header, which a phone has in its drawer. One's own homes are below `/properties` and no part of it. */
export function SiteLinks({ className }: { readonly className: string }) {
  const isOfOwnHomes = useLocation().pathname.startsWith('/properties/manage');
  return headerLinks.map(({ label, path }) => (
    <NavLink key={path} to={path} end={path !== '/properties' || isOfOwnHomes} prefetch="intent" className={className}>
      {label}
    </NavLink>
  ));
}

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
