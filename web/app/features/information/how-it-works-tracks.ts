import type { FeatureId } from './feature-status.tsx';
import texts from './texts/how-it-works.json' with { type: 'json' };

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

export const tracks = texts as readonly Track[];
