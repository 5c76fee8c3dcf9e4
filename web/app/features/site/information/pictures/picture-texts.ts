import type { ScreenPicture } from '@letfair/contract/site/pages/screen-pictures';

/** The parts of the features page, in their order. */
export const audiences = {
  everyone: 'For everyone',
  tenants: 'For tenants',
  'landlords and agents': 'For landlords and agents',
  admins: 'For the people who run Letfair',
} as const;
export type Audience = keyof typeof audiences;

interface PictureText {
  readonly alt: string;
  /** Where the features page shows the screen, with what it lets people do. */
  readonly audience: Audience;
}

/** In the order of the features page. */
export const pictureTexts: Readonly<Record<ScreenPicture, PictureText>> = {
  search: { alt: 'Homes to rent in Leeds, shown as cards below the search and sorting', audience: 'everyone' },
  map: {
    alt: 'Homes in Leeds on a map, each marked with its rent, or with a number where there are several',
    audience: 'everyone',
  },
  home: {
    alt: 'A home’s page, with its photos, its rent and the buttons to message and apply',
    audience: 'everyone',
  },
  rents: { alt: 'The rent map, with the United Kingdom shaded by typical rents', audience: 'everyone' },
  affordability: {
    alt: 'The result of the rent calculator: the highest rent for an income, and what’s left each month',
    audience: 'everyone',
  },
  agent: { alt: 'A letting agent’s public page, with their record and their homes', audience: 'everyone' },
  messages: { alt: 'A conversation between a tenant and a landlord about a home', audience: 'everyone' },
  profile: {
    alt: 'The security part of a profile, with password, two-step sign-in and passkeys',
    audience: 'everyone',
  },
  support: { alt: 'The form for asking support a question', audience: 'everyone' },
  transparency: { alt: 'The transparency page with its table of reports and decisions', audience: 'everyone' },
  dashboard: { alt: 'A tenant’s dashboard with the viewings that are coming up', audience: 'tenants' },
  favourites: { alt: 'A tenant’s favourite homes as cards', audience: 'tenants' },
  viewings: { alt: 'A tenant’s viewings by day, with who they’re meeting and where', audience: 'tenants' },
  applications: { alt: 'A tenant’s applications, with the status of each one', audience: 'tenants' },
  'list-property': { alt: 'The form for listing a property, with its three parts', audience: 'landlords and agents' },
  homes: { alt: 'A landlord’s homes with their figures and buttons', audience: 'landlords and agents' },
  certificates: {
    alt: 'The certificates for a landlord’s homes, sorted by when they expire',
    audience: 'landlords and agents',
  },
  diary: { alt: 'A landlord’s diary with a week’s viewings', audience: 'landlords and agents' },
  'received-applications': {
    alt: 'The applications for a landlord’s homes, with a way to compare them',
    audience: 'landlords and agents',
  },
  clients: {
    alt: 'An agency’s client landlords, with how many homes each of them has',
    audience: 'landlords and agents',
  },
  team: { alt: 'The people in an agency’s team, and its branches', audience: 'landlords and agents' },
  import: { alt: 'The page for importing many homes from a file', audience: 'landlords and agents' },
  feed: { alt: 'The page for keys and webhooks', audience: 'landlords and agents' },
  review: { alt: 'A home in review, beside everything we know about it', audience: 'admins' },
};
