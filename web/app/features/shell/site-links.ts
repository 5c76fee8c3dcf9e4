/** The header's links, on every page. */
export const headerLinks = [
  { label: 'Home', to: '/' },
  { label: 'Properties', to: '/properties' },
  { label: 'For Landlords', to: '/landlords' },
  { label: 'Contact', to: '/contact' },
] as const;

/** Every public page, in the footer. */
export const footerLinks = [
  {
    heading: 'Renting',
    links: [
      { label: 'Home', to: '/' },
      { label: 'Properties', to: '/properties' },
      { label: 'For Landlords', to: '/landlords' },
      { label: 'Sign in', to: '/auth/login' },
      { label: 'Create an account', to: '/auth/signup' },
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
