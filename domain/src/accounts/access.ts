import { keysOf } from '../keys-of.ts';

/**
 * Every way into an account that somebody can make or hand out, in words for one and for several. What ends with each
 * is decided by the server, which has to know every kind that stands here.
 */
export const accessKinds = {
  session: { one: 'a signed-in device', many: 'signed-in devices', title: 'Signed-in device' },
  'sign-in-link': { one: 'a sign-in link', many: 'sign-in links', title: 'Sign-in link' },
  'known-device': { one: 'a remembered device', many: 'remembered devices', title: 'Remembered device' },
  'email-change': { one: 'a change of email address', many: 'changes of email address', title: 'Email address' },
  passkey: { one: 'a passkey', many: 'passkeys', title: 'Passkey' },
  'second-step': { one: 'two-step sign-in', many: 'two-step sign-ins', title: 'Two-step sign-in' },
  'recovery-codes': { one: 'the recovery codes', many: 'recovery codes', title: 'Recovery codes' },
  'api-key': { one: 'an API key', many: 'API keys', title: 'API key' },
  webhook: { one: 'a webhook', many: 'webhooks', title: 'Webhook' },
  'viewing-calendar': {
    one: 'the address of your viewings calendar',
    many: 'viewings calendar addresses',
    title: 'Viewings calendar address',
  },
  'certificate-calendar': {
    one: 'the address of your certificates calendar',
    many: 'certificates calendar addresses',
    title: 'Certificates calendar address',
  },
  export: { one: 'a copy of your data', many: 'copies of your data', title: 'Copy of your data' },
  invitation: { one: 'an invitation', many: 'invitations', title: 'Invitation' },
  'team-member': { one: 'a person in your team', many: 'people in your team', title: 'Person in your team' },
  'client-access': {
    one: 'a landlord who can see their homes',
    many: 'landlords who can see their homes',
    title: 'Landlord who can see their homes',
  },
} as const;
export type AccessKind = keyof typeof accessKinds;
export const accessKindNames = keysOf(accessKinds);

/**
 * What one press ends. Two-step sign-in is not among them: whoever holds only the mailbox could otherwise get round it.
 * It is turned off with a code, or ended by "this wasn't me" if it was set up since.
 */
export const endableKinds = [
  'passkey',
  'api-key',
  'webhook',
  'viewing-calendar',
  'certificate-calendar',
  'export',
  'invitation',
] as const satisfies AccessKind[];
export type EndableKind = (typeof endableKinds)[number];
export const isEndable = (kind: AccessKind): kind is EndableKind =>
  (endableKinds as readonly AccessKind[]).includes(kind);

/** How long the link "this wasn't me" in a security email works. */
export const NOT_ME_DAYS = 7;
/** How long what is left can be ended without a sign-in, after a new password or "this wasn't me". */
export const ACCESS_REVIEW_MINUTES = 30;
/** Far above what an account can have. */
export const MAX_ACCESS = 200;

/** "2 passkeys, an API key and a webhook": in the order of the table, without names that somebody chose. */
export function accessInWords(kinds: readonly AccessKind[]): string {
  const parts = accessKindNames.flatMap((kind) => {
    const count = kinds.filter((each) => each === kind).length;
    if (count === 0) return [];
    const { one, many } = accessKinds[kind];
    return [count === 1 ? one : `${count} ${many}`];
  });
  return new Intl.ListFormat('en-GB').format(parts);
}

export const accessSentences = {
  invalidLink: 'This link has been used, or it’s more than a week old. You can still set a new password.',
  reviewOver: 'This page has been open for too long. Sign in to see what has access to your account.',
  emailTaken:
    'Your email address has been changed, and there’s now a separate account using your old one. Contact us at /contact and tell us which account you want to keep.',
} as const;
