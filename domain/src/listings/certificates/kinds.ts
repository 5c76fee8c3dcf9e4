import { type Nation, nations } from '../../search/places/nations.ts';

export const certificateKinds = ['gasSafety', 'electricalSafety', 'epc', 'alarms', 'licence', 'depositScheme'] as const;
export type CertificateKind = (typeof certificateKinds)[number];

/** What happens to the certificates of a listing is part of its history; a moderator confirms one, or takes that back. */
export const certificateActions = [
  'certificate-save',
  'certificate-delete',
  'certificate-confirm',
  'certificate-doubt',
] as const;

/** Everything the product knows about a kind of certificate. */
interface KindOfCertificate {
  readonly label: string;
  /** What it is and who issues it, in one sentence. */
  readonly hint: string;
  /** Where landlords need it. */
  readonly nations: readonly Nation[];
  readonly numberLabel: string;
  /** Null for a kind without such a date. */
  readonly issuedLabel: string | null;
  readonly expiresLabel: string | null;
  /** The longest it can be valid. */
  readonly validMonths: number | null;
  /** How much longer a record that was made early may run. */
  readonly earlyMonths: number;
  /** Whether the law fixes the last day, so that a missing one follows from the first. */
  readonly expiryFollows: boolean;
  /** What the public page says before the last day, once a moderator has seen the certificate. */
  readonly badge: string | null;
  /** Only a deposit scheme has a choice of names. */
  readonly hasScheme: boolean;
}

const undated = { expiresLabel: null, validMonths: null, earlyMonths: 0, expiryFollows: false, badge: null } as const;

export const kindsOfCertificate: Readonly<Record<CertificateKind, KindOfCertificate>> = {
  gasSafety: {
    label: 'Gas safety record',
    hint: 'If the home has gas, a Gas Safe registered engineer has to check it every year.',
    nations,
    numberLabel: 'Record number',
    issuedLabel: 'Checked on',
    expiresLabel: 'Valid until',
    validMonths: 12,
    // Gas Safety (Installation and Use) Regulations 1998, regulation 36A: a check in the last two months keeps the old deadline.
    earlyMonths: 2,
    expiryFollows: true,
    badge: 'Gas safety record valid until',
    hasScheme: false,
  },
  electricalSafety: {
    label: 'Electrical safety report',
    hint: 'A qualified electrician has to do one at least every five years. It’s also called an EICR.',
    nations,
    numberLabel: 'Report number',
    issuedLabel: 'Inspected on',
    expiresLabel: 'Next inspection due',
    validMonths: 60,
    earlyMonths: 0,
    // The electrician may ask for an earlier inspection.
    expiryFollows: false,
    badge: 'Electrical safety report valid until',
    hasScheme: false,
  },
  epc: {
    label: 'Energy performance certificate',
    hint: 'It lasts ten years. You’ll find its number on the public register.',
    nations,
    numberLabel: 'Certificate number',
    issuedLabel: 'Issued on',
    expiresLabel: 'Valid until',
    validMonths: 120,
    earlyMonths: 0,
    expiryFollows: true,
    badge: 'Energy certificate valid until',
    hasScheme: false,
  },
  alarms: {
    ...undated,
    label: 'Smoke and carbon monoxide alarms',
    hint: 'The day you last tested every alarm. You have to test them by the day a tenancy begins.',
    nations,
    numberLabel: 'Reference',
    issuedLabel: 'Tested on',
    hasScheme: false,
  },
  licence: {
    label: 'Property licence',
    hint: 'For a house in multiple occupation, or where the council licenses every rented home.',
    nations,
    numberLabel: 'Licence number',
    issuedLabel: 'Granted on',
    expiresLabel: 'Valid until',
    validMonths: 60,
    earlyMonths: 0,
    expiryFollows: false,
    badge: 'Licensed until',
    hasScheme: false,
  },
  depositScheme: {
    ...undated,
    label: 'Deposit protection scheme',
    hint: 'The scheme that protects the tenants’ deposit, and your membership number.',
    nations,
    numberLabel: 'Membership number',
    issuedLabel: null,
    hasScheme: true,
  },
};

const schemesOfEnglandAndWales = ['Deposit Protection Service (DPS)', 'MyDeposits', 'Tenancy Deposit Scheme (TDS)'];

/** The approved schemes: only these protect a deposit in that nation. */
const depositSchemes: Readonly<Record<Nation, readonly string[]>> = {
  england: schemesOfEnglandAndWales,
  wales: schemesOfEnglandAndWales,
  scotland: ['SafeDeposits Scotland', 'Letting Protection Service Scotland (LPS)', 'MyDeposits Scotland'],
  'northern-ireland': [
    'Tenancy Deposit Scheme Northern Ireland (TDS NI)',
    'MyDeposits Northern Ireland',
    'Letting Protection Service Northern Ireland (LPS NI)',
  ],
};

/** Any scheme may be chosen while a border leaves the nation open. */
export const schemesOf = (nation: Nation | null): readonly string[] =>
  nation === null ? [...new Set(Object.values(depositSchemes).flat())] : depositSchemes[nation];

export const kindsOf = (nation: Nation | null): readonly CertificateKind[] =>
  certificateKinds.filter((kind) => nation === null || kindsOfCertificate[kind].nations.includes(nation));
