import type { AreaLevel, Office } from './area-codes.ts';
import type { DatasetKind } from './area-tables.ts';

export interface Dataset {
  readonly id: string;
  readonly kind: DatasetKind;
  readonly level: AreaLevel;
  readonly title: string;
  readonly licence: string;
  /** The words that the licence asks for. */
  readonly attribution: string;
  readonly asOf: string;
}

const LICENCE = 'Open Government Licence v3.0';

const censuses = {
  ons: { by: 'Office for National Statistics', title: 'Census 2021', asOf: '21 March 2021' },
  nrs: { by: 'National Records of Scotland', title: 'Scotland’s Census 2022', asOf: '20 March 2022' },
  nisra: { by: 'Northern Ireland Statistics and Research Agency', title: 'Census 2021', asOf: '21 March 2021' },
} as const satisfies Record<Exclude<Office, 'ofcom'>, unknown>;

const subjects: Readonly<Record<DatasetKind, string>> = {
  residents: 'usual residents',
  ages: 'residents by age',
  students: 'schoolchildren and full-time students',
  broadband: 'fixed broadband coverage',
};

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "202409_fixed_laua_coverage_r01.csv" is of September 2024; null where the name of the file does not say. */
export function editionOf(fileName: string): string | null {
  const [, year = '', month = ''] = /(?<!\d)(20[12]\d)(0[1-9]|1[0-2])(?!\d)/.exec(fileName.slice(0, 300)) ?? [];
  return year === '' ? null : `${months[Number(month) - 1]} ${year}`;
}

export function describeDataset(
  { kind, level }: Pick<Dataset, 'kind' | 'level'>,
  office: Office,
  edition: string,
): Dataset {
  const id = `${kind}/${office}/${level}`;
  if (office === 'ofcom')
    return {
      id,
      kind,
      level,
      title: `Connected Nations: ${subjects[kind]}`,
      licence: LICENCE,
      attribution: `Ofcom, Connected Nations, © Ofcom copyright. Licensed under the ${LICENCE}.`,
      asOf: edition,
    };
  const { by, title, asOf } = censuses[office];
  return {
    id,
    kind,
    level,
    title: `${title}: ${subjects[kind]}`,
    licence: LICENCE,
    attribution: `${by}, ${title}, © Crown copyright. Licensed under the ${LICENCE}.`,
    asOf,
  };
}
