/** How long after giving the password (or a passkey) the account's most sensitive settings can be changed. */
export const RECENT_PASSWORD_MINUTES = 15;

/** Time between the two steps of a sign-in, and between asking for a passkey and its answer. */
export const CHALLENGE_MINUTES = 5;
/** Wrong codes after one password; then the password is asked for again. */
export const SECOND_STEP_TRIES = 5;
export const RECOVERY_CODES = 10;
export const MAX_PASSKEYS = 10;
export const MAX_PASSKEY_NAME = 60;

export const secondStepSentences = {
  codeNeeded: 'Please enter the code from your authenticator app.',
  passkeyNeeded: 'Please use your passkey to finish signing in.',
  wrongCode: 'This code isn’t right. Codes change every 30 seconds and can only be used once.',
  challengeOver: 'That took too long, or there were too many attempts. Please sign in again.',
  passwordNeeded: 'Please confirm it’s you to carry on.',
  wrongPassword: 'That password isn’t right.',
  setUpNeeded: 'Admins need two-step sign-in. Please set it up first.',
  setUpStale: 'This setup has expired. Please start again.',
  isOn: 'Two-step sign-in is already on.',
  isOff: 'Two-step sign-in isn’t on.',
  adminsKeepOne: 'Admins need two-step sign-in. Add a passkey or an authenticator app before you remove this.',
  sharedAccount: 'Everyone trying the demo shares this account, so you can’t change how people sign in to it.',
  passkeyRefused: 'We couldn’t check this passkey. Please try again, or use your password.',
  passkeyKnown: 'This passkey is already in your list.',
  passkeyNameMissing: 'Give the passkey a name you’ll recognise.',
  tooManyPasskeys: `You can have up to ${MAX_PASSKEYS} passkeys. Remove one first.`,
  ownSecondStep: 'Another admin has to do this for you.',
} as const;

export const secondStepMethods = ['code', 'passkey'] as const;
export type SecondStepMethod = (typeof secondStepMethods)[number];

/** Apps show codes in groups, and people type recovery codes with and without hyphens. */
export const normalizeSecondStepCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

export const isTimeCode = (normalized: string): boolean => /^\d{6}$/.test(normalized);

/** What owners see of their sign-ins, with the words of the screen. */
export const signInEventTexts = {
  password: 'Signed in with a password',
  'two-step': 'Signed in with a password and a code',
  'recovery-code': 'Signed in with a password and a recovery code',
  passkey: 'Signed in with a passkey',
  verification: 'Signed in by verifying your email address',
  'wrong-password': 'Wrong password',
  'wrong-code': 'Right password, wrong code',
  'wrong-passkey': 'Passkey not accepted',
} as const;

export type SignInEventKind = keyof typeof signInEventTexts;
export const signInEventKinds = Object.keys(signInEventTexts) as [SignInEventKind, ...SignInEventKind[]];

export const isFailedSignIn = (kind: SignInEventKind): boolean => kind.startsWith('wrong-');

/** "203.0" or "2001:db8": enough to recognise one's own network, too little to find a household. Empty if unknown. */
export function networkPrefix(address: string | null): string {
  const mapped = address && /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  const plain = mapped || address || '';
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(plain)) return plain.split('.').slice(0, 2).join('.');
  if (!plain.includes(':')) return '';
  const [head = ''] = plain.split('::');
  const groups = head.split(':').filter((group) => /^[\da-f]{1,4}$/i.test(group));
  return [groups[0] ?? '0', groups[1] ?? '0'].join(':').toLowerCase();
}

/** "203.0.x.x" */
export function shortenIpAddress(address: string | null): string {
  const prefix = networkPrefix(address);
  if (prefix === '') return '';
  return prefix.includes(':') ? `${prefix}::x` : `${prefix}.x.x`;
}
