import { type CapabilityId, capabilities, capabilityIds } from './capabilities/capabilities.ts';
import { listers } from './capabilities/capability.ts';
import { type NamedCapability, named } from './how-it-works.ts';

interface Point {
  readonly title: string;
  readonly text: string;
  /** How it works. */
  readonly help?: CapabilityId;
}

const benefits: readonly Point[] = [
  {
    title: 'Free forever',
    text: 'No listing fee, no subscription, no commission. We never touch the rent or the deposit either.',
  },
  {
    title: 'Pre-screened tenants',
    text: 'Everyone has to verify their email address before they can contact you. References and right to rent checks are up to you.',
  },
  {
    title: 'Smart matching',
    text: 'Tenants say what they can pay, where they want to live and what they need, so the people who find your home are the ones it suits.',
    help: 'matching',
  },
  {
    title: 'Secure messaging',
    text: 'Talk on Letfair. Your phone number and email address stay private until you both agree to the let.',
    help: 'messages',
  },
  {
    title: 'Digital applications',
    text: 'Applications arrive in one list, so you can compare them, ask questions and reply without any paperwork.',
    help: 'choose-tenant',
  },
  {
    title: 'Dashboard and analytics',
    text: 'Your homes, viewings and enquiries on one screen, with figures on how each listing is doing.',
    help: 'figures',
  },
];

const steps: readonly Point[] = [
  {
    title: 'Create account',
    text: 'All you need is your name, an address and an email address you can confirm. Agents add their company details.',
    help: 'free-account',
  },
  {
    title: 'List property',
    text: 'Add the rent, deposits, energy rating and photos. We aim for under 10 minutes for your first listing, and show you the local rules as you type.',
    help: 'list-property',
  },
  {
    title: 'Receive applications',
    text: 'Once we’ve reviewed it, your listing goes live. Tenants message you, book viewings and apply. You decide.',
    help: 'choose-tenant',
  },
];

const included: readonly Point[] = [
  { title: 'Property listings', text: 'As many as you have, with photos and floor plans.', help: 'list-property' },
  { title: 'Tenant applications', text: 'In one list, ready to compare.', help: 'choose-tenant' },
  { title: 'Communication tools', text: 'Messages, viewing bookings and reply templates.', help: 'messages' },
  { title: 'Property analytics', text: 'Views, saves and enquiries.', help: 'figures' },
];

export interface LandlordsContent {
  readonly benefits: readonly Point[];
  readonly steps: readonly Point[];
  readonly included: readonly Point[];
  readonly everything: readonly NamedCapability[];
}

/** What landlords and agents can open and nobody who rents can. */
const isForListersAlone = (id: CapabilityId): boolean => {
  const readers = capabilities[id].waysIn.flatMap((way) => way.readers);
  return listers.some((lister) => readers.includes(lister)) && !readers.includes('tenant');
};

export const landlordsContent: LandlordsContent = {
  benefits,
  steps,
  included,
  everything: named(capabilityIds.filter(isForListersAlone)),
};
