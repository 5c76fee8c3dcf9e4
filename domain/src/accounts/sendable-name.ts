import type { UserType } from './user-types.ts';

/** Longer than any name that a form takes, so that nothing is matched in a text without a limit. */
const LONGEST = 500;

export const UNSENDABLE_NAME =
  'Leave web addresses, usernames and “@” out of your name. We show it in emails we send on your behalf.';

/**
 * Endings of web addresses that no abbreviation or word after a full stop has in a name. A mail program makes a link
 * of each.
 */
const endings = new Set(
  (
    'com net org info biz name pro mobi asia tel xyz online site website web shop store app dev page link click live ' +
    'life world today news blog club top vip win bid loan cash money bank finance support help email cloud host space ' +
    'tech digital agency homes house houses estate property properties apartments rent rentals lease haus ' +
    'uk co ac gov ltd plc sch nhs eu de fr es it nl be ch at ie pl pt se no dk fi cz sk hu ro bg gr ru su ua tr cn jp ' +
    'kr in id us ca mx br ar cl au nz za ng ke gh eg ma ae il io ai me tv cc ws ly to gg sh so la fm am tk ml ga cf ' +
    'gq pw im je gl li lu lt lv ee is rs si hr al mk ba kz by ge hk sg my th vn ph pk bd lk np tw zip mov'
  ).split(' '),
);

const isWordChar = (char: string): boolean => /^[\p{L}\p{N}-]$/u.test(char);

/** Full stops that look like the usual one, and letters of full width, lead mail programs to the same place. */
const normalize = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('。', '.');

const isLetters = (text: string): boolean => /^\p{L}+$/u.test(text);

/** "Homes4U.co.uk" and "letfair.com/x", but not "St. John's", "A.B.C. Homes" or "No.1 Lettings". */
function hasBareDomain(text: string): boolean {
  const labels = text.split('.');
  for (let index = 1; index < labels.length; index += 1) {
    const before = lastWordOf(labels[index - 1]!);
    const ending = firstWordOf(labels[index]!);
    // One letter before a full stop is an initial, as in "J. Smith" or "A.B.C.".
    if (before.length > 1 && isLetters(ending) && endings.has(ending)) return true;
  }
  return false;
}

function firstWordOf(text: string): string {
  let end = 0;
  while (end < text.length && isWordChar(text[end]!)) end += 1;
  return text.slice(0, end);
}

function lastWordOf(text: string): string {
  let start = text.length;
  while (start > 0 && isWordChar(text[start - 1]!)) start -= 1;
  return text.slice(start);
}

/** Four numbers with full stops between them. */
const address = /(?:^|[^\d.])\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?:$|[^\d.])/;
const marks = /[@\\]|:\/|\/\/|www\.|(?:https?|hxxps?|ftp|mailto|tel|sms|javascript|data):/;
/** "t.me/…" and "wa.me": domains whose first part is one letter, or whose handle follows a slash. */
const handle = /(?:^|[^\p{L}\p{N}])(?:t\.me|wa\.me|x\.com|g\.co|t\.co|bit\.ly)|\.\p{L}{2,20}\/|(?:^|\s)#\p{L}/u;
const dotInWords = /[([]\s?(?:dot|at|punkt)\s?[)\]]/;
const broken = /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u;

/** Whether a name may stand in an email to somebody who does not know whoever gave it. */
export function isSendableName(name: string): boolean {
  if (name.length > LONGEST) return false;
  const text = normalize(name.trim());
  if (broken.test(text) || dotInWords.test(text) || marks.test(text) || handle.test(text) || address.test(text))
    return false;
  return !hasBareDomain(text);
}

/** The sentence of a form; null for a name that may be sent. */
export const sendableNameProblem = (name: string): string | null => (isSendableName(name) ? null : UNSENDABLE_NAME);

declare const isSafe: unique symbol;
/**
 * A name as it may stand in an email or a calendar entry. Only this file makes one, so that a template cannot be given a
 * name as it was stored: some are from before the rule.
 */
export type MailName = string & { readonly [isSafe]: true };

const unnamed = {
  tenant: 'A tenant on Letfair',
  landlord: 'A landlord on Letfair',
  agent: 'A letting agent on Letfair',
  admin: 'Someone at Letfair',
  visitor: 'Someone',
} as const satisfies Record<UserType | 'visitor', string>;
const standIns: ReadonlySet<string> = new Set(Object.values(unnamed));

/** A name from before the rule is not shown to others by email until it is changed; their role stands for it. */
export const mailName = (name: string, userType: keyof typeof unnamed): MailName =>
  (name.trim() !== '' && isSendableName(name) ? name.trim() : unnamed[userType]) as MailName;

/** The same inside a sentence, where “A tenant on Letfair” begins with a small letter. */
export const midSentence = (name: MailName): string =>
  standIns.has(name) ? `${name[0]!.toLowerCase()}${name.slice(1)}` : name;

/** For strangers: in quotation marks, so that it reads as the words of somebody else. */
export const quoteName = (name: MailName): string => (standIns.has(name) ? name : `“${name.replace(/[“”"]/g, '')}”`);

/** The same inside a sentence. */
export const quoteMidSentence = (name: MailName): string => (standIns.has(name) ? midSentence(name) : quoteName(name));

const dots = new Set(['.', '。', '．', '｡']);

/** A blank after a full stop between words does no harm, and which endings make a web address changes every month. */
const joinsWords = (text: string, at: number): boolean =>
  at > 0 && isWordChar(text[at - 1]!) && /^\p{L}{2}/u.test(text.slice(at + 1, at + 5));

const isSpace = (char: string | undefined): boolean => char === undefined || /\s/.test(char);

/**
 * Puts blanks where a mail program would make a link of somebody's words: “evil. com”, “https: //evil. com” and
 * “me @ evil. com”. People can read it, and nobody can press it.
 */
export function breakLinks(text: string): string {
  let broken = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!;
    const next = text[at + 1];
    if ((char === '@' || char === '＠') && !isSpace(text[at - 1]) && !isSpace(next)) broken += ' @ ';
    else if ((char === ':' || char === '：') && (next === '/' || next === '／')) broken += `${char} `;
    else if (dots.has(char) && joinsWords(text, at)) broken += `${char} `;
    else broken += char;
  }
  return broken;
}
