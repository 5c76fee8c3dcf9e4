import type { ScreenPicture } from '@letfair/contract/site/pages/screen-pictures';
import type { Page } from '@playwright/test';
import { firstAgent, firstConversation, firstHome } from './visits.ts';

type DemoUser = 'nobody' | 'tenant' | 'landlord' | 'agent' | 'admin';

interface Shot {
  readonly as: DemoUser;
  readonly path: string;
  /** What is done before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** What stands at the top of the picture; otherwise the page begins below its header. */
  readonly from?: string;
}

/** Where the pictures of the pages that explain are taken. A picture without its shot does not compile. */
export const shots: Readonly<Record<ScreenPicture, Shot>> = {
  search: { as: 'nobody', path: '/properties?location=Leeds' },
  map: { as: 'nobody', path: '/properties?location=Leeds&view=map' },
  home: { as: 'nobody', path: '/properties?location=Leeds', act: firstHome },
  rents: { as: 'nobody', path: '/rents', from: 'main picture' },
  affordability: {
    as: 'nobody',
    path: '/affordability',
    act: (page) => page.getByLabel('Income before tax').fill('36,000'),
    from: 'main section:has(table)',
  },
  agent: { as: 'nobody', path: '/agents/in/leeds', act: firstAgent },
  messages: { as: 'tenant', path: '/messages', act: firstConversation },
  profile: { as: 'tenant', path: '/profile', from: '#security' },
  support: { as: 'nobody', path: '/contact' },
  transparency: { as: 'nobody', path: '/transparency' },
  dashboard: { as: 'tenant', path: '/dashboard' },
  favourites: { as: 'tenant', path: '/favorites' },
  viewings: { as: 'tenant', path: '/viewings' },
  applications: { as: 'tenant', path: '/applications' },
  'list-property': { as: 'landlord', path: '/list-property' },
  homes: { as: 'landlord', path: '/properties/manage' },
  certificates: { as: 'landlord', path: '/certificates' },
  diary: { as: 'landlord', path: '/viewings' },
  'received-applications': { as: 'landlord', path: '/applications' },
  clients: { as: 'agent', path: '/clients' },
  team: { as: 'agent', path: '/team' },
  import: { as: 'agent', path: '/import' },
  feed: { as: 'agent', path: '/feed' },
  review: { as: 'admin', path: '/admin/review' },
};
