/** The header's links, on every page. */
export const headerLinks = [
  { label: 'Home', to: '/' },
  { label: 'Properties', to: '/properties' },
  { label: 'For Landlords', to: '/landlords' },
  { label: 'Contact', to: '/contact' },
] as const;

/** The last links of the footer's first column; as many for those who have an account as for those who have none. */
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

/** Every other public page, in the footer. */
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
