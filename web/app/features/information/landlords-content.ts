import type { FeatureId } from './feature-status.tsx';

export interface Point {
  readonly title: string;
  readonly text: string;
  /** Feature that this point depends on. */
  readonly needs?: FeatureId;
}

export interface LandlordsContent {
  readonly benefits: readonly Point[];
  readonly steps: readonly Point[];
  readonly included: readonly (Point & { readonly needs: FeatureId })[];
}

export const landlordsContent: LandlordsContent = {
  benefits: [
    {
      title: 'Free forever',
      text: 'No listing fee, no subscription, no commission. We never touch the rent or the deposit either.',
    },
    {
      title: 'Pre-screened tenants',
      text: 'Every profile has a verified email address before it can contact you. References and right to rent checks stay with you.',
    },
    {
      title: 'Smart matching',
      text: 'Tenants say what they can pay, where and what they need, so those who find your home are those it suits.',
      needs: 'matching',
    },
    {
      title: 'Secure messaging',
      text: 'Talk on the platform. Your phone number and email address stay yours until you share them.',
      needs: 'messaging',
    },
    {
      title: 'Digital applications',
      text: 'Applications arrive in one list, so you can compare them, ask back and answer without paper.',
      needs: 'applications',
    },
    {
      title: 'Dashboard and analytics',
      text: 'Your homes, drafts and enquiries on one screen, with figures on how each listing is doing.',
      needs: 'analytics',
    },
  ],
  steps: [
    {
      title: 'Create account',
      text: 'Your name, an address and an email address you can confirm. Agents add their company details.',
    },
    {
      title: 'List property',
      text: 'Rent, deposits, energy rating, photos. We aim for under 10 minutes for your first one, and show the rules of its nation while you type.',
      needs: 'listings',
    },
    {
      title: 'Receive applications',
      text: 'Once we have reviewed it, your listing goes live. Tenants message you, apply, and you decide.',
      needs: 'applications',
    },
  ],
  included: [
    { title: 'Property listings', text: 'As many as you have, with photos.', needs: 'listings' },
    { title: 'Tenant applications', text: 'In one list, ready to compare.', needs: 'applications' },
    { title: 'Communication tools', text: 'Messages with everybody who asks.', needs: 'messaging' },
    { title: 'Property analytics', text: 'Views, saves and enquiries.', needs: 'analytics' },
  ],
};
