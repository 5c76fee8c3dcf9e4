import { bothSides, type CapabilityTable, everyone, listers, members, wayIn } from '../capability.ts';

export const siteCapabilities = {
  dashboard: {
    name: 'Dashboard',
    line: 'See what’s waiting for you: answers, viewings, applications and drafts.',
    picture: 'dashboard',
    waysIn: [wayIn('Open your dashboard', '/dashboard', bothSides)],
    documentedIn: [
      'site/dashboards.md#waiting-for-you',
      'site/dashboards.md#setting-up-an-agency',
      'site/dashboards.md#links-to-your-pages',
    ],
  },
  figures: {
    name: 'Property analytics',
    line: 'See how often people view, save and ask about each home, day by day.',
    picture: 'homes',
    waysIn: [wayIn('See your figures', '/dashboard', listers)],
    documentedIn: ['site/dashboards.md#figures'],
  },
  help: {
    name: 'Help on every page',
    line: 'Search the help, or use the link on any page to read about that page.',
    picture: 'support',
    waysIn: [wayIn('Open the help', '/help', everyone)],
    documentedIn: ['site/information.md#help', 'site/information.md#capabilities'],
  },
  support: {
    name: 'Support from real people',
    line: 'Ask us anything and get a reference you can quote. We reply within 24 hours.',
    picture: 'support',
    waysIn: [wayIn('Contact support', '/contact', ['visitor']), wayIn('See your tickets', '/support', members)],
    documentedIn: ['site/support.md#tickets', 'site/support.md#lifecycle'],
  },
  'data-complaints': {
    name: 'Data protection complaints',
    line: 'Tell us if you’re unhappy with how we handle your data. You’ll hear from us straight away.',
    picture: 'support',
    waysIn: [wayIn('Complain about your data', '/privacy/complaint', everyone)],
    documentedIn: ['site/support.md#data-protection-complaints'],
  },
} as const satisfies CapabilityTable;
