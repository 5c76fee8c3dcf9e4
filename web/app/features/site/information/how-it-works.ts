import { type CapabilityId, capabilities } from './capabilities/capabilities.ts';

/** What helps with a step; its name leads to how it works. */
export interface NamedCapability {
  readonly id: CapabilityId;
  readonly name: string;
}

export const named = (ids: readonly CapabilityId[]): readonly NamedCapability[] =>
  ids.map((id) => ({ id, name: capabilities[id].name }));

interface TrackStep {
  readonly title: string;
  readonly text: string;
  readonly with: readonly NamedCapability[];
}

export interface Track {
  readonly id: 'tenants' | 'landlords';
  readonly title: string;
  readonly lead: string;
  readonly signUp: string;
  readonly steps: readonly TrackStep[];
}

const step = (title: string, text: string, ...ids: readonly CapabilityId[]): TrackStep => ({
  title,
  text,
  with: named(ids),
});

export const tracks: readonly Track[] = [
  {
    id: 'tenants',
    title: 'For tenants',
    lead: 'From “I need a place” to a set of keys.',
    signUp: 'Sign up as a tenant',
    steps: [
      step(
        'Tell us what you need',
        'Sign up and confirm your email address. If you like, tell us your budget, the areas you like and the kind of home. You can change these later.',
        'free-account',
        'matching',
      ),
      step(
        'Browse homes that fit',
        'Search by postcode or area, in a list or on a map. Every listing shows one rent, the deposits, the energy rating and what bills to expect. We email you when a new home fits.',
        'search',
        'map',
        'saved-searches',
      ),
      step(
        'Save, ask and view',
        'Save your favourites, message the landlord or agent, and book a viewing at a time that suits you. Your phone number stays private.',
        'favourites',
        'messages',
        'viewings',
      ),
      step(
        'Apply and move in',
        'Apply from the listing and see how your application is going. The agreement and any payment are between you and the landlord or agent. See the home before you pay anything.',
        'applications',
        'application-tracking',
      ),
    ],
  },
  {
    id: 'landlords',
    title: 'For landlords and agents',
    lead: 'From an empty home to the right tenant.',
    signUp: 'Sign up as a landlord',
    steps: [
      step(
        'Open a free account',
        'Sign up as a landlord or a letting agent. Confirm your email address and you’re in. Agents can invite their colleagues.',
        'free-account',
        'team',
      ),
      step(
        'List your property',
        'Fill in three short screens, which we save as you go. We aim for under 10 minutes for your first property, photos included. If you have many, import a file or connect your software.',
        'list-property',
        'letting-rules',
        'import',
      ),
      step(
        'We check it, then it goes live',
        'A person checks each listing. If anything is missing, we tell you what to put right.',
        'listing-review',
        'certificates',
      ),
      step(
        'Choose your tenant',
        'Answer messages, let people book viewings and compare applications. Referencing, right to rent checks and the decision are up to you.',
        'viewing-times',
        'choose-tenant',
        'figures',
      ),
    ],
  },
];
