import { type FeatureId, featureIds } from './feature-status.tsx';

const audiences = ['everyone', 'tenants', 'landlords and agents'] as const;
type Audience = (typeof audiences)[number];

interface FeatureText {
  readonly title: string;
  readonly text: string;
  readonly audience: Audience;
}

export const featureTexts: Readonly<Record<FeatureId, FeatureText>> = {
  accounts: {
    title: 'Free accounts',
    text: 'One account each for tenants, landlords and letting agents, with a dashboard that fits the role.',
    audience: 'everyone',
  },
  verifiedEmail: {
    title: 'Verified email addresses',
    text: 'Nobody can sign in before they have confirmed their email address. That is what “verified” means here.',
    audience: 'everyone',
  },
  security: {
    title: 'Secure platform',
    text: 'Passwords and sign-in tokens are stored as hashes only, guessing is slowed down, and no cookie follows you.',
    audience: 'everyone',
  },
  placeGuides: {
    title: 'Area and postcode guides',
    text: 'Transport, amenities and illustrative rents for areas and postcodes in all four nations of the UK.',
    audience: 'everyone',
  },
  support: {
    title: 'Support from people',
    text: 'Send us a question and get a reference you can quote. We aim to reply within 24 hours.',
    audience: 'everyone',
  },
  messaging: {
    title: 'In-platform messaging',
    text: 'Tenants and listers talk about a home without handing out a phone number or an email address.',
    audience: 'everyone',
  },
  reporting: {
    title: 'Reviewed listings and reports',
    text: 'Every listing is looked at before it goes live, and anybody signed in can report what looks wrong.',
    audience: 'everyone',
  },
  search: {
    title: 'Property search',
    text: 'Search by postcode or area, narrow by type and budget, and sort by newest, rent or bedrooms.',
    audience: 'tenants',
  },
  matching: {
    title: 'Smart matching',
    text: 'Say what you can pay, where and what you need; homes that fit show how well they do.',
    audience: 'tenants',
  },
  favourites: {
    title: 'Favourites',
    text: 'Keep the homes you like in one place, on every device you sign in on.',
    audience: 'tenants',
  },
  applications: {
    title: 'Digital applications',
    text: 'Apply for a home from its page, and receive applications in one list instead of in your inbox.',
    audience: 'tenants',
  },
  applicationTracking: {
    title: 'Application tracking',
    text: 'See where each application stands, from sent to decided.',
    audience: 'tenants',
  },
  listings: {
    title: 'Property listings',
    text: 'List as many homes as you like with photos (no video yet), drafts that save themselves and a material-information checklist.',
    audience: 'landlords and agents',
  },
  analytics: {
    title: 'Property analytics',
    text: 'How often a home is seen, saved and asked about.',
    audience: 'landlords and agents',
  },
  premiumPlacement: {
    title: 'Premium placement',
    text: 'Ways to give a home more prominence. Listing it will stay free, whatever this becomes.',
    audience: 'landlords and agents',
  },
  documents: {
    title: 'Document management',
    text: 'Certificates, statements and agreements kept beside the home they belong to.',
    audience: 'landlords and agents',
  },
};

export const featuresByAudience = audiences.map((audience) => ({
  audience,
  ids: featureIds.filter((id) => featureTexts[id].audience === audience),
}));
