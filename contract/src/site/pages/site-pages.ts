/** Every public page once: header, footer, sitemap, browser tests and screenshots are made from this list. */
export const publicPages = [
  { path: '/', label: 'Home', footer: 'Renting', inHeader: true },
  { path: '/properties', label: 'Properties', footer: 'Renting', inHeader: true },
  { path: '/rents', label: 'Rent map', footer: 'Renting', inHeader: false },
  { path: '/affordability', label: 'What can I afford?', footer: 'Renting', inHeader: false },
  { path: '/landlords', label: 'For Landlords', footer: 'Renting', inHeader: true },
  { path: '/agents', label: 'Letting agents', footer: 'Renting', inHeader: false },
  { path: '/how-it-works', label: 'How it works', footer: 'About', inHeader: false },
  { path: '/pricing', label: 'Pricing', footer: 'About', inHeader: false },
  { path: '/features', label: 'Features', footer: 'About', inHeader: false },
  { path: '/help', label: 'Help', footer: 'Support', inHeader: false },
  { path: '/contact', label: 'Contact', footer: 'Support', inHeader: true },
  { path: '/transparency', label: 'Transparency', footer: 'About', inHeader: false },
  { path: '/terms', label: 'Terms', footer: 'Support', inHeader: false },
  { path: '/privacy', label: 'Privacy', footer: 'Support', inHeader: false },
] as const;

export const publicPaths: readonly string[] = publicPages.map(({ path }) => path);
