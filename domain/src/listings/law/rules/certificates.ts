import { daysAfter } from '../../../plain-date.ts';
import type { Nation } from '../../../search/places/nations.ts';
import { formatDay } from '../../../uk-time.ts';
import type { CertificateKind } from '../../certificates/kinds.ts';
import type { ListingFacts } from '../facts.ts';
import type { Rule } from '../rule.ts';

const REMIND_DAYS = 60;

interface Kind {
  readonly id: string;
  readonly name: string;
  readonly missing: string;
  readonly isNeeded?: (facts: ListingFacts) => boolean;
}

/** A deposit scheme has no date; its rule stands with the deposits. */
type DatedKind = Exclude<CertificateKind, 'depositScheme'>;

const kinds: Readonly<Record<DatedKind, Kind>> = {
  gasSafety: {
    id: 'gas-safety',
    name: 'gas safety record',
    missing: 'Please add the gas safety record, if the home has gas. It has to be renewed every year.',
  },
  electricalSafety: {
    id: 'electrical-safety',
    name: 'electrical safety report',
    missing: 'Please add the electrical safety report. It has to be renewed every five years.',
  },
  epc: {
    id: 'epc-validity',
    name: 'energy performance certificate',
    missing: 'Please add the energy performance certificate.',
  },
  alarms: {
    id: 'alarms',
    name: 'alarm test',
    missing: 'Please say when the smoke, heat and carbon monoxide alarms were last tested.',
  },
  licence: {
    id: 'licence-validity',
    name: 'licence',
    missing: 'Please add the shared home’s licence.',
    isNeeded: ({ isShared, hasHmoLicence, councilLicence }) => isShared && (hasHmoLicence || councilLicence === 'held'),
  },
};

const isNeeded = (facts: ListingFacts, kind: DatedKind): boolean => kinds[kind].isNeeded?.(facts) ?? true;

/** A home whose record has run out may not be let until it is renewed; alarms have no such date. */
function certificateRows(kind: DatedKind, nation: Nation, effectiveFrom: string, citation: string): readonly Rule[] {
  const { id, name, missing } = kinds[kind];
  const row = {
    nations: [nation],
    field: 'certificates',
    effectiveFrom,
    citation,
    reads: ['certificates', 'isShared', 'hasHmoLicence', 'councilLicence'],
  } as const;
  const expired: Rule = {
    ...row,
    id: `${nation}-${id}-expired`,
    severity: kind === 'alarms' ? 'advise' : 'block',
    finding: (facts, on) => {
      const expires = facts.certificates?.[kind]?.expires;
      return expires !== undefined && expires < on && isNeeded(facts, kind)
        ? `The ${name} expired on ${formatDay(expires)}. Please get a new one and add it here.`
        : null;
    },
  };
  const due: Rule = {
    ...row,
    id: `${nation}-${id}`,
    severity: 'advise',
    finding: (facts, on) => {
      if (facts.certificates === null || !isNeeded(facts, kind)) return null;
      const certificate = facts.certificates[kind];
      if (certificate === undefined) return missing;
      const { expires } = certificate;
      return expires !== undefined && expires >= on && expires <= daysAfter(on, REMIND_DAYS)
        ? `The ${name} expires on ${formatDay(expires)}. Please renew it before then.`
        : null;
    },
  };
  return [expired, due];
}

const GAS = 'Gas Safety (Installation and Use) Regulations 1998, reg. 36';
const WELSH_FITNESS = 'Renting Homes (Fitness for Human Habitation) (Wales) Regulations 2022';

export const certificateRules: readonly Rule[] = [
  ...certificateRows('gasSafety', 'england', '1998-10-31', GAS),
  ...certificateRows('gasSafety', 'wales', '1998-10-31', GAS),
  ...certificateRows('gasSafety', 'scotland', '1998-10-31', GAS),
  ...certificateRows(
    'gasSafety',
    'northern-ireland',
    '2004-05-04',
    'Gas Safety (Installation and Use) Regulations (Northern Ireland) 2004',
  ),
  ...certificateRows(
    'electricalSafety',
    'england',
    '2020-07-01',
    'Electrical Safety Standards in the Private Rented Sector (England) Regulations 2020, reg. 3',
  ),
  ...certificateRows('electricalSafety', 'wales', '2022-12-01', `${WELSH_FITNESS}, reg. 6`),
  ...certificateRows('electricalSafety', 'scotland', '2015-12-01', 'Housing (Scotland) Act 2006, ss. 13 and 19A'),
  ...certificateRows(
    'electricalSafety',
    'northern-ireland',
    '2025-04-01',
    'Electrical Safety Standards for Private Tenancies Regulations (Northern Ireland) 2024',
  ),
  ...certificateRows(
    'alarms',
    'england',
    '2022-10-01',
    'Smoke and Carbon Monoxide Alarm (England) Regulations 2015, reg. 4',
  ),
  ...certificateRows('alarms', 'wales', '2022-12-01', `${WELSH_FITNESS}, reg. 5`),
  ...certificateRows('alarms', 'scotland', '2022-02-01', 'Housing (Scotland) Act 1987, s. 86 (tolerable standard)'),
  ...certificateRows(
    'alarms',
    'northern-ireland',
    '2024-09-01',
    'Smoke, Heat and Carbon Monoxide Alarms for Private Tenancies Regulations (Northern Ireland) 2024',
  ),
  ...certificateRows(
    'epc',
    'england',
    '2013-01-09',
    'Energy Performance of Buildings (England and Wales) Regulations 2012, reg. 6',
  ),
  ...certificateRows(
    'epc',
    'wales',
    '2013-01-09',
    'Energy Performance of Buildings (England and Wales) Regulations 2012, reg. 6',
  ),
  ...certificateRows('epc', 'scotland', '2013-01-09', 'Energy Performance of Buildings (Scotland) Regulations'),
  ...certificateRows(
    'epc',
    'northern-ireland',
    '2013-01-09',
    'Energy Performance of Buildings (Certificates and Inspections) Regulations (Northern Ireland) 2008',
  ),
  ...certificateRows('licence', 'england', '2006-04-06', 'Housing Act 2004, ss. 72 and 95'),
  ...certificateRows('licence', 'wales', '2006-06-16', 'Housing Act 2004, ss. 72 and 95'),
  ...certificateRows('licence', 'scotland', '2011-08-31', 'Housing (Scotland) Act 2006, s. 124'),
  ...certificateRows(
    'licence',
    'northern-ireland',
    '2019-04-01',
    'Houses in Multiple Occupation Act (Northern Ireland) 2016, s. 7',
  ),
];
