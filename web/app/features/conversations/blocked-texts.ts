import type { Conversation } from '@letfair/contract/conversations';

export const isBlockedByYou = (blockedBy: Conversation['blockedBy']): boolean =>
  blockedBy === 'you' || blockedBy === 'both';

/** Why nobody can write, or null while everybody can. */
export function blockedSentence(blockedBy: Conversation['blockedBy'], name: string): string | null {
  if (blockedBy === null) return null;
  if (isBlockedByYou(blockedBy)) return `You have blocked ${name}. Neither of you can write until you unblock them.`;
  return `${name} does not take messages from you, so you cannot write here.`;
}
