export const MIN_PASSWORD_LENGTH = 8;
/** Bounds the cost of hashing. */
export const MAX_PASSWORD_LENGTH = 200;

/** Published on the sign-in page of the demo, so no other account may have it. */
export const DEMO_PASSWORD = 'a-home-for-everybody';

export const passwordSentences = {
  tooShort: `Use at least ${MIN_PASSWORD_LENGTH} characters for your password.`,
  tooLong: `Use at most ${MAX_PASSWORD_LENGTH} characters for your password.`,
  common: 'This password is too common. Please choose another.',
} as const;

/** The list of common passwords exists on the server only, so that the browser does not load it. */
export function passwordProblem(
  password: string,
  isCommon: (password: string) => boolean = () => false,
): string | null {
  if ([...password].length < MIN_PASSWORD_LENGTH) return passwordSentences.tooShort;
  if (password.length > MAX_PASSWORD_LENGTH) return passwordSentences.tooLong;
  if (isCommon(password.toLowerCase())) return passwordSentences.common;
  return null;
}

export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
export const RESET_MINUTES = 30;

/** Applied to everything typed or pasted into the code field. */
export const keepCodeDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
export const isWholeCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Life of a session token on the server. */
export const SESSION_HOURS = 12;
export const REMEMBERED_SESSION_DAYS = 30;

const HOUR = 3_600;

export const sessionSeconds = (rememberMe: boolean): number =>
  rememberMe ? REMEMBERED_SESSION_DAYS * 24 * HOUR : SESSION_HOURS * HOUR;

/** Life of the link that restores the former email address. */
export const REVERT_DAYS = 14;

/** Real user agents are shorter; the limit bounds the work of the patterns. */
const LONGEST_READ = 500;
export const UNKNOWN_DEVICE = 'Unknown device';

// The order matters: user agents also contain the names of the browsers and systems further down.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]{1,20} .{0,60}\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** "Firefox on Windows": enough to recognise one's own devices, too little to identify a person. */
export function deviceOf(userAgent: string): string {
  const read = userAgent.slice(0, LONGEST_READ);
  const named = (list: typeof browsers) => list.find(([pattern]) => pattern.test(read))?.[1];
  const [browser, system] = [named(browsers), named(systems)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? UNKNOWN_DEVICE;
}
