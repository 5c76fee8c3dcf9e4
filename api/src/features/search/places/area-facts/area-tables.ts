import { outcodeOf } from '@letfair/domain/search/places/postcodes/postcodes';
import { type AreaCode, readAreaCode } from './area-codes.ts';

export type DatasetKind = 'residents' | 'ages' | 'students' | 'broadband';

export interface AreaRow extends Omit<AreaCode, 'office'> {
  /** Null for broadband, which Ofcom counts in all nations. */
  readonly office: AreaCode['office'] | null;
  readonly name: string;
  /** People or premises by measure. */
  readonly values: readonly (readonly [measure: string, value: number])[];
}

/** Null for an area of another kind; a text says what is wrong with the row. */
type RowReader = (cells: readonly string[]) => AreaRow | null | string;

export interface AreaTable {
  readonly kind: DatasetKind;
  readonly read: RowReader;
}

/** The age at which a band begins, of people or of a column of them. */
export const ageMeasure = (from: number): string => `age-${from}`;
export const ageOfMeasure = (measure: string): number | null =>
  measure.startsWith('age-') ? Number(measure.slice('age-'.length)) : null;

const LONGEST_HEADING = 300;
const words = (heading: string): string =>
  heading.length > LONGEST_HEADING ? '' : heading.toLowerCase().replace('; measures: value', '').trim();

/** "Age: Aged 5 to 9 years", "5-9 years", "0 - 4", "Aged 85 years and over", "85+". */
function bandOf(heading: string): number | null {
  const text = words(heading)
    .replace('all people: ', '')
    .replace('age: ', '')
    .replace('aged ', '')
    .replace(' years', '')
    .replace(' year', '');
  if (text === '4 and under' || text === 'under 5') return 0;
  const from = /^(\d{1,3})(?: ?(?:-|–|to) ?\d{1,3}| ?\+| and over| or over| or older)$/.exec(text)?.[1];
  return from === undefined ? null : Number(from);
}

const totals = new Set([
  'residence type: total',
  'all usual residents',
  'usual residents',
  'total: all usual residents',
  'sex: all persons',
  'all people',
  'all people: total',
  'age: total',
  'total',
]);

const STUDENTS_OF = 'all usual residents aged 5 years and over';
const isStudent = (text: string): boolean => /(^|: )student$/.test(text);
const isStudentTotal = (text: string): boolean =>
  (text.includes('student') && text.endsWith(`: total: ${STUDENTS_OF}`)) || text === STUDENTS_OF;
const isNoStudent = (text: string): boolean => /(^|: )not a student$/.test(text);

const codeHeadings = new Set([
  'geography code',
  'geography_code',
  'output area 2022',
  'output area',
  'oa code',
  'area code',
  'code',
  'postcode sector',
  'council area code',
  'laua',
]);
const nameHeadings = new Set(['geography', 'laua_name', 'council area', 'name']);

/** Tables of Scotland have a line of headings for each variable, and a heading stands once for all its columns. */
export function joinHeadings(upper: readonly string[], lower: readonly string[]): readonly string[] {
  let above = '';
  return lower.map((heading, at) => {
    above = upper[at] || above;
    return at === 0 || above === '' ? heading : `${above}: ${heading}`;
  });
}

/** The table that begins with this line of headings; null where it is none that is known. */
export function recogniseTable(headings: readonly string[]): AreaTable | null {
  return broadbandTable(headings) ?? longTable(headings) ?? censusTable(headings);
}

function censusTable(headings: readonly string[]): AreaTable | null {
  const texts = headings.map(words);
  const codeAt = texts.findIndex((text) => codeHeadings.has(text));
  // Tables of Scotland leave the heading of their first column empty.
  const areaAt = codeAt >= 0 ? codeAt : texts[0] === '' ? 0 : -1;
  if (areaAt < 0) return null;
  const columns = censusColumns(texts);
  if (columns === null) return null;
  const nameAt = texts.findIndex((text) => nameHeadings.has(text));
  return {
    kind: columns.kind,
    read: (cells) => {
      if (cells.length !== headings.length) return wrongColumns(cells.length, headings.length);
      const area = areaIn(cells[areaAt] ?? '');
      if (area === null || typeof area === 'string') return area;
      const values = columns.measures.map(([measure, at]) => [measure, countIn(cells[at] ?? '')] as const);
      const bad = values.find(([, value]) => Number.isNaN(value));
      return bad
        ? notANumber(bad[0])
        : { ...area, name: nameAt < 0 ? '' : (cells[nameAt] ?? '').slice(0, 100), values };
    },
  };
}

interface Columns {
  readonly kind: DatasetKind;
  readonly measures: readonly (readonly [measure: string, at: number])[];
}

const BANDS_OF_A_TABLE = 5;

function censusColumns(texts: readonly string[]): Columns | null {
  const [studentAt, totalAt] = [texts.findIndex(isStudent), texts.findIndex(isStudentTotal)];
  if (studentAt >= 0 && totalAt >= 0)
    return {
      kind: 'students',
      measures: [
        ['students', studentAt],
        ['students-of', totalAt],
      ],
    };
  const residentsAt = texts.findIndex((text) => totals.has(text));
  const residents = residentsAt < 0 ? [] : [['residents', residentsAt] as const];
  const bands = texts.flatMap((text, at) => {
    const from = bandOf(text);
    return from === null ? [] : [[ageMeasure(from), at] as const];
  });
  // A band that is there twice is that of men and of women, or of wider bands among narrower ones.
  const isUnique = new Set(bands.map(([measure]) => measure)).size === bands.length;
  if (bands.length >= BANDS_OF_A_TABLE && isUnique) return { kind: 'ages', measures: [...residents, ...bands] };
  return bands.length === 0 && residents.length > 0 && texts.every((text) => !isNoStudent(text))
    ? { kind: 'residents', measures: residents }
    : null;
}

/** One line for each area and category, as the table builders of the ONS and NISRA write them. */
function longTable(headings: readonly string[]): AreaTable | null {
  const texts = headings.map(words);
  const last = texts.length - 1;
  const isLong = /^(count|observation)$/.test(texts[last] ?? '') && /code$/.test(texts[0] ?? '');
  const about = texts.slice(2, last).find((text) => !text.endsWith('code'));
  if (!isLong || (about !== undefined && !/^age\b|student/.test(about))) return null;
  const categoryAt = about === undefined ? -1 : texts.indexOf(about, 2);
  const kind = about === undefined ? 'residents' : about.startsWith('age') ? 'ages' : 'students';
  return {
    kind,
    read: (cells) => {
      if (cells.length !== headings.length) return wrongColumns(cells.length, headings.length);
      const area = areaIn(cells[0] ?? '');
      if (area === null || typeof area === 'string') return area;
      const count = countIn(cells[last] ?? '');
      if (Number.isNaN(count)) return notANumber('count');
      const measures = categoryAt < 0 ? ['residents'] : measuresOf(kind, cells[categoryAt] ?? '');
      return { ...area, name: (cells[1] ?? '').slice(0, 100), values: measures.map((measure) => [measure, count]) };
    },
  };
}

function measuresOf(kind: DatasetKind, category: string): readonly string[] {
  if (kind === 'ages') {
    const from = bandOf(category);
    return from === null ? [] : [ageMeasure(from)];
  }
  const text = words(category);
  if (isStudent(text)) return ['students', 'students-of'];
  return isNoStudent(text) ? ['students-of'] : [];
}

const broadbandMeasures = new Map([
  ['sfbb', 'superfast'],
  ['ufbb', 'ultrafast'],
  ['gigabit', 'gigabit'],
]);

/** Connected Nations of Ofcom, by local authority or by postcode. */
function broadbandTable(headings: readonly string[]): AreaTable | null {
  const texts = headings.map(words);
  const columns = texts.flatMap((text, at) => {
    const speed = /^(sfbb|ufbb|gigabit) availability \(% premises\)$/.exec(text)?.[1];
    const measure = broadbandMeasures.get(speed ?? '');
    return measure === undefined ? [] : [[measure, at] as const];
  });
  const [authorityAt, postcodeAt] = [texts.indexOf('laua'), texts.indexOf('postcode')];
  if (columns.length === 0 || (authorityAt < 0 && postcodeAt < 0)) return null;
  const [nameAt, premisesAt] = [texts.indexOf('laua_name'), texts.indexOf('all premises')];
  return {
    kind: 'broadband',
    read: (cells) => {
      if (cells.length !== headings.length) return wrongColumns(cells.length, headings.length);
      const area = authorityAt < 0 ? districtIn(cells[postcodeAt] ?? '') : areaIn(cells[authorityAt] ?? '');
      if (area === null || typeof area === 'string') return area;
      // Without a count of premises every postcode weighs the same.
      const premises = premisesAt < 0 ? 1 : countIn(cells[premisesAt] ?? '');
      const values = columns.flatMap(([measure, at]) => {
        const percent = countIn(cells[at] ?? '');
        return [
          [measure, (premises * percent) / 100],
          [`${measure}-of`, premises],
        ] as const;
      });
      const bad = values.find(([, value]) => Number.isNaN(value));
      if (bad) return notANumber(bad[0]);
      return { ...area, office: null, name: nameAt < 0 ? '' : (cells[nameAt] ?? '').slice(0, 100), values };
    },
  };
}

function areaIn(text: string): AreaCode | null | string {
  const code = text.trim();
  const area = readAreaCode(code);
  if (area) return area;
  return /^[A-Z]\d{8}$/.test(code) ? null : `"${code.slice(0, 20)}" isn’t a valid area code`;
}

/** Of a whole postcode. */
function districtIn(text: string): AreaCode | string {
  const outcode = outcodeOf(text);
  return outcode === null
    ? `"${text.slice(0, 20)}" is not a postcode`
    : { level: 'sector', code: outcode, office: 'ons' };
}

/** Also "1,234", and "-" for none. */
function countIn(text: string): number {
  const plain = text.trim().replaceAll(',', '');
  if (plain === '-' || plain === '') return plain === '-' ? 0 : Number.NaN;
  return /^\d{1,9}(\.\d{1,6})?$/.test(plain) ? Number(plain) : Number.NaN;
}

const wrongColumns = (found: number, expected: number): string => `it has ${found} columns instead of ${expected}`;
const notANumber = (measure: string): string => `${measure} is not a number`;
