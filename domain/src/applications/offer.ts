import type { Nation } from '../places/nations.ts';

export const offerSentence =
  'In England nobody may offer, ask for or accept more than the advertised rent (Renters’ Rights Act 2025).';

/** Why an offer may not be sent, or null. In England the advertised rent is the most that may be offered. */
export const offerRefusal = (nation: Nation | null, rentPence: number, offerPence: number | null): string | null =>
  offerPence !== null && offerPence > rentPence && (nation === 'england' || nation === null) ? offerSentence : null;
