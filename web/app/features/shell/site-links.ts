export const headerLinks = [
  { label: 'Home', to: '/' },
  { label: 'Properties', to: '/properties' },
  { label: 'For Landlords', to: '/landlords' },
  { label: 'Contact', to: '/contact' },
] as const;

/** Both lists have the same length, so that the footer does not change its height. */
export const footerAccountLinks = {
  signedOut: [
    { label: 'Sign in', to: '/auth/login' },
    { label: 'Create an account', to: '/auth/signup' },
  ],
  signedIn: [
    { label: 'Your dashboard', to: '/dashboard' },
    { label: 'Your profile', to: '/profile' },
  ],
} as const;

export const footerLinks = [
  {
    heading: 'Renting',
    links: [
      { label: 'Home', to: '/' },
      { label: 'Properties', to: '/properties' },
      { label: 'For Landlords', to: '/landlords' },
    ],
  },
  {
    heading: 'About',
    links: [
      { label: 'How it works', to: '/how-it-works' },
      { label: 'Pricing', to: '/pricing' },
      { label: 'Features', to: '/features' },
    ],
  },
  {
    heading: 'Support',
    links: [
      { label: 'Help', to: '/help' },
      { label: 'Contact', to: '/contact' },
      { label: 'Terms', to: '/terms' },
      { label: 'Privacy', to: '/privacy' },
    ],
  },
] as const;
