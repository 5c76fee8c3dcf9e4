import type { FeatureId } from './feature-status.tsx';

interface TrackStep {
  readonly title: string;
  readonly text: string;
  readonly needs?: FeatureId;
}

export interface Track {
  readonly id: 'tenants' | 'landlords';
  readonly title: string;
  readonly lead: string;
  readonly signUp: { readonly label: string; readonly to: string };
  readonly steps: readonly TrackStep[];
}

export const tracks: readonly Track[] = [
  {
    id: 'tenants',
    title: 'For tenants',
    lead: 'From “I need a place” to a set of keys.',
    signUp: { label: 'Sign up as a tenant', to: '/auth/signup?type=tenant' },
    steps: [
      {
        title: 'Say what you need',
        text: 'Sign up, confirm your email address and tell us your budget, the areas you like and the kind of home. All of it is optional, and you can change your mind.',
      },
      {
        title: 'Browse homes that fit',
        text: 'Search by postcode or area. Every listing names one rent, its deposits, the energy rating and what bills to expect.',
        needs: 'search',
      },
      {
        title: 'Save and ask',
        text: 'Keep your favourites and message whoever lets the home, without giving away your phone number.',
        needs: 'messaging',
      },
      {
        title: 'Apply, view, move in',
        text: 'Apply from the listing. Viewing, agreement and payment are between you and the landlord or agent. See the home before you pay anything.',
        needs: 'applications',
      },
    ],
  },
  {
    id: 'landlords',
    title: 'For landlords and agents',
    lead: 'From an empty home to a tenant who wants it.',
    signUp: { label: 'Sign up as a landlord', to: '/auth/signup?type=landlord' },
    steps: [
      {
        title: 'Open a free account',
        text: 'As a landlord or as a letting agent. Confirm your email address and you are in.',
      },
      {
        title: 'List your property',
        text: 'Three short screens, saved as you go. We aim for under 10 minutes for your first property, photos included.',
        needs: 'listings',
      },
      {
        title: 'We review, you go live',
        text: 'Somebody on our team checks each listing. If something is missing, you hear what and can mend it.',
        needs: 'reporting',
      },
      {
        title: 'Choose your tenant',
        text: 'Answer messages and compare applications. Referencing and right to rent checks stay in your hands, and so does the decision.',
        needs: 'applications',
      },
    ],
  },
];
