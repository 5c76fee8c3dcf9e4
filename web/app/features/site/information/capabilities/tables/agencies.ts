import { type CapabilityTable, everyone, listers, wayIn } from '../capability.ts';

export const agenciesCapabilities = {
  'find-an-agent': {
    name: 'Who offers a home',
    line: 'Find letting agents in your town, and see all the homes of an agent or landlord and how they answer.',
    picture: 'agent',
    waysIn: [wayIn('Find a letting agent', '/agents', everyone)],
    documentedIn: ['agencies/public-pages.md#pages', 'agencies/public-pages.md#agents-by-town'],
  },
  'public-page': {
    name: 'Your public page',
    line: 'One page with all your live homes and how quickly you reply. It’s up to you whether to have one, and what to call it.',
    picture: 'agent',
    waysIn: [wayIn('Set it up in your profile', '/profile#public-page', listers)],
    documentedIn: ['agencies/public-pages.md#whether-to-have-one-and-what-its-called'],
  },
  clients: {
    name: 'Clients',
    line: 'Let your client landlords see how their homes are doing. They won’t see tenants’ names.',
    picture: 'clients',
    waysIn: [
      wayIn('Open your clients', '/clients', ['agent']),
      wayIn('See the homes your agency lets for you', '/client', ['landlord']),
    ],
    documentedIn: [
      'agencies/clients.md#access',
      'agencies/clients.md#what-a-client-sees',
      'listings/listings.md#an-agents-clients',
    ],
  },
  team: {
    name: 'Teams and branches',
    line: 'Share one account with your colleagues. Each has their own sign-in and role.',
    picture: 'team',
    waysIn: [wayIn('Open your team', '/team', listers)],
    documentedIn: [
      'agencies/teams.md#who-may-do-what',
      'agencies/teams.md#joining-and-leaving',
      'agencies/teams.md#branches',
    ],
  },
  'shared-inbox': {
    name: 'Shared inbox',
    line: 'See who looks after each conversation, home and viewing, and mention colleagues in notes that only your team sees.',
    picture: 'team',
    waysIn: [wayIn('Open your messages', '/messages', listers)],
    documentedIn: ['agencies/teams.md#shared-inbox'],
  },
  import: {
    name: 'Imports',
    line: 'Add and update many homes from one file. You’ll see what will change for each one before anything happens.',
    picture: 'import',
    waysIn: [wayIn('Import homes', '/import', listers)],
    documentedIn: [
      'agencies/imports.md#files',
      'agencies/imports.md#steps',
      'agencies/imports.md#how-it-runs',
      'agencies/imports.md#undoing-an-import',
      'agencies/imports.md#what-stops-an-import-and-what-makes-it-wait',
      'agencies/portfolio-files.md#saving-by-reference',
    ],
  },
  export: {
    name: 'Exports',
    line: 'Take your homes, applications and enquiries with you, as files other programs can read.',
    picture: 'import',
    waysIn: [wayIn('Export from your homes', '/properties/manage', listers)],
    documentedIn: [
      'agencies/portfolio-files.md#exporting',
      'agencies/portfolio-files.md#formats',
      'agencies/portfolio-files.md#columns',
      'agencies/portfolio-files.md#ratings-and-registration-numbers',
    ],
  },
  feed: {
    name: 'Feeds and API keys',
    line: 'Let your own software list and update homes, with a real-time feed and API keys.',
    picture: 'feed',
    waysIn: [wayIn('Connect your software', '/feed', listers)],
    documentedIn: ['agencies/feed.md#keys', 'agencies/feed.md#our-own-feed', 'agencies/feed.md#rtdf'],
  },
  webhooks: {
    name: 'Webhooks',
    line: 'We tell your software straight away about enquiries, applications, viewings and decisions.',
    picture: 'feed',
    waysIn: [wayIn('Set up a webhook', '/feed', listers)],
    documentedIn: ['agencies/feed.md#webhooks'],
  },
} as const satisfies CapabilityTable;
