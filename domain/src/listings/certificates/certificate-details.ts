import { isPlainDate } from '../../plain-date.ts';
import type { Nation } from '../../search/places/nations.ts';
import { formatDay } from '../../uk-time.ts';
import { type CertificateKind, kindsOfCertificate, schemesOf } from './kinds.ts';

export const MAX_CERTIFICATE_NUMBER = 60;
/** No certificate in use is older than this; an earlier year is a slip of the keyboard. */
const EARLIEST = '1990-01-01';

/** What a lister says about a certificate; everything may be empty, dates are written YYYY-MM-DD. */
export interface CertificateDetails {
  readonly number: string;
  readonly scheme: string;
  readonly issued: string;
  readonly expires: string;
}
export type CertificateField = keyof CertificateDetails;

interface Circumstances {
  readonly kind: CertificateKind;
  readonly nation: Nation | null;
  /** The day in the UK. */
  readonly today: string;
}

/** Months are counted as people do: a month after 31 January is the last day of February. */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  lastDay.setUTCDate(Math.min(date, lastDay.getUTCDate()));
  return lastDay.toISOString().slice(0, 10);
}

/** Trims, and fills in a last day that follows from the first by law. */
export function completeDetails(kind: CertificateKind, details: CertificateDetails): CertificateDetails {
  const { validMonths, expiryFollows } = kindsOfCertificate[kind];
  const [number, scheme, issued, expires] = [
    details.number.trim(),
    details.scheme.trim(),
    details.issued.trim(),
    details.expires.trim(),
  ];
  const follows = expiryFollows && validMonths !== null && expires === '' && isPlainDate(issued);
  return { number, scheme, issued, expires: follows ? monthsAfter(issued, validMonths) : expires };
}

/** What is wrong with completed details, by field; empty when they can be kept. */
export function certificateProblems(
  details: CertificateDetails,
  { kind, nation, today }: Circumstances,
): Readonly<Partial<Record<CertificateField, string>>> {
  const problems = {
    number: numberProblem(details.number),
    scheme: schemeProblem(details.scheme, kind, nation),
    issued: issuedProblem(details.issued, kind, today),
    expires: expiresProblem(details, kind, today),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

export const isEmptyCertificate = ({ number, scheme, issued, expires }: CertificateDetails): boolean =>
  [number, scheme, issued, expires].every((text) => text === '');

function numberProblem(number: string): string | null {
  if (number.length > MAX_CERTIFICATE_NUMBER) return `Use at most ${MAX_CERTIFICATE_NUMBER} characters.`;
  return /[\p{Cc}\p{Cf}]/u.test(number) ? 'Please type the number without line breaks or hidden characters.' : null;
}

function schemeProblem(scheme: string, kind: CertificateKind, nation: Nation | null): string | null {
  if (scheme === '') return null;
  if (!kindsOfCertificate[kind].hasScheme) return 'Only deposits have a protection scheme, so please leave this blank.';
  return schemesOf(nation).includes(scheme)
    ? null
    : 'Please choose a scheme that protects deposits in this part of the UK.';
}

function issuedProblem(issued: string, kind: CertificateKind, today: string): string | null {
  if (issued === '') return null;
  const { issuedLabel, validMonths } = kindsOfCertificate[kind];
  if (issuedLabel === null) return 'This kind of certificate doesn’t have that date.';
  if (!isPlainDate(issued)) return 'Please enter a real date.';
  if (issued > today) return `This date is in the future. Enter the day it was ${verbOf(issuedLabel)}.`;
  const earliest = validMonths === null ? EARLIEST : monthsAfter(today, -3 * validMonths);
  return issued < earliest || issued < EARLIEST ? 'This date is too long ago. Please check the year.' : null;
}

/** "Checked on" asks for the day it was "checked". */
const verbOf = (label: string): string => label.toLowerCase().replace(/ on$/, '');

function expiresProblem({ issued, expires }: CertificateDetails, kind: CertificateKind, today: string): string | null {
  if (expires === '') return null;
  const { expiresLabel, validMonths, earlyMonths } = kindsOfCertificate[kind];
  if (expiresLabel === null || validMonths === null) return 'This kind of certificate doesn’t expire.';
  if (!isPlainDate(expires) || expires < EARLIEST) return 'Please enter a real date.';
  const begins = isPlainDate(issued) ? issued : today;
  if (begins === issued && expires < issued) return `The last day can’t be before the first day, ${formatDay(issued)}.`;
  const latest = monthsAfter(begins, validMonths + earlyMonths);
  return expires > latest ? `It can’t be valid after ${formatDay(latest)}. Please check the year.` : null;
}
