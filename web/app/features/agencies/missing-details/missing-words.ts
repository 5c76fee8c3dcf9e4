import type { SavedHome } from '@letfair/contract/agencies/missing-details';
import { counted } from '@letfair/domain/counted';
import type { Notice } from '../../../lib/forms/use-step.ts';

const homes = (count: number) => counted(count, 'home');

/** What became of the homes that were sent. */
export function savedInWords(results: readonly Pick<SavedHome, 'outcome'>[]): Notice {
  const of = (outcome: SavedHome['outcome']) => results.filter((home) => home.outcome === outcome).length;
  const [saved, inReview, refused] = [of('saved'), of('in-review'), of('refused')];
  const sentences = [
    saved > 0 && `We’ve saved ${homes(saved)}.`,
    inReview > 0 &&
      `We’ve sent the changes to ${homes(inReview)} to a moderator, and they’ll show once they’re approved.`,
    refused > 0 && `We couldn’t save ${homes(refused)}. The reasons are in the list.`,
  ];
  return { tone: refused > 0 ? 'harm' : 'good', text: sentences.filter(Boolean).join(' ') };
}
