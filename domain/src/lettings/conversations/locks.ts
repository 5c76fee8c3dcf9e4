/** Why nobody can write to somebody, the strongest reason first. */
export const conversationLocks = [
  /** The account has been erased. */
  'deleted',
  'suspended',
  /** Its owner has closed it, and can still come back. */
  'closed',
  /** The homes of a landlord or agent are hidden by a moderator. */
  'homes-hidden',
] as const;
export type ConversationLock = (typeof conversationLocks)[number];

const sentences: Readonly<Record<ConversationLock, (name: string) => string>> = {
  deleted: () => 'This account has been deleted, so you can’t write to each other any more. Your messages stay here.',
  suspended: (name) =>
    `We’ve suspended ${name}’s account, so you can’t write to each other for now. Your messages stay here.`,
  closed: (name) =>
    `${name} has closed their account, so you can’t write to each other any more. Your messages stay here.`,
  'homes-hidden': (name) =>
    `We’ve taken ${name}’s homes off Letfair for now, so you can’t write about them. Your messages stay here.`,
};

/** What whoever wants to write reads, on the screen and as a refusal. */
export const lockSentence = (lock: ConversationLock, name: string): string => sentences[lock](name);

const onHold: Readonly<Record<ConversationLock, (name: string) => string>> = {
  deleted: () =>
    'The other person’s account has been deleted, so this application can’t go ahead. Please don’t pay anyone.',
  suspended: (name) =>
    `We’ve suspended ${name}’s account, so this application is on hold. Please don’t pay or sign anything until it’s open again.`,
  closed: (name) => `${name} has closed their account, so this application can’t go ahead. Please don’t pay anyone.`,
  'homes-hidden': (name) =>
    `We’ve taken ${name}’s homes off Letfair for now, so this application is on hold. Please don’t pay or sign anything until they’re back.`,
};

/** What both sides of an open application read, and whoever wants to take it further. */
export const onHoldSentence = (lock: ConversationLock, name: string): string => onHold[lock](name);
