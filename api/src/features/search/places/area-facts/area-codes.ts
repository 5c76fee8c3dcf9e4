import type { Nation } from '@letfair/domain/search/places/nations';
import { nationOf } from '@letfair/domain/search/places/postcodes/nation';
import { outcodeOf } from '@letfair/domain/search/places/postcodes/postcodes';

export const areaLevels = ['sector', 'output-area', 'ward', 'authority'] as const;
/** The finest first. */
export type AreaLevel = (typeof areaLevels)[number];

/** The offices that count people, and Ofcom. */
export type Office = 'ons' | 'nrs' | 'nisra' | 'ofcom';

export interface AreaCode {
  readonly level: AreaLevel;
  /** As the file has it; of a postcode sector its outcode. */
  readonly code: string;
  readonly office: Exclude<Office, 'ofcom'>;
}

const levelsByPrefix: ReadonlyMap<string, AreaLevel> = new Map([
  ['E00', 'output-area'],
  ['W00', 'output-area'],
  ['S00', 'output-area'],
  ['N00', 'output-area'],
  ['N20', 'output-area'],
  ['E05', 'ward'],
  ['W05', 'ward'],
  ['S13', 'ward'],
  ['N08', 'ward'],
  ['E06', 'authority'],
  ['E07', 'authority'],
  ['E08', 'authority'],
  ['E09', 'authority'],
  ['W06', 'authority'],
  ['S12', 'authority'],
  ['N09', 'authority'],
]);

const GSS_CODE = /^[ENSW]\d{8}$/;
/** "LS6 3", also as written with more spaces or none. */
const SECTOR = /^([A-Z]{1,2}\d[A-Z\d]?) *\d$/;

const offices: Readonly<Record<Nation, AreaCode['office']>> = {
  england: 'ons',
  wales: 'ons',
  scotland: 'nrs',
  'northern-ireland': 'nisra',
};
const officesByLetter: ReadonlyMap<string, AreaCode['office']> = new Map([
  ['E', 'ons'],
  ['W', 'ons'],
  ['S', 'nrs'],
  ['N', 'nisra'],
]);

export const levelOfCode = (code: string): AreaLevel | null =>
  GSS_CODE.test(code) ? (levelsByPrefix.get(code.slice(0, 3)) ?? null) : null;

/** Null for kinds of areas that no place is made of, such as regions and constituencies. */
export function readAreaCode(text: string): AreaCode | null {
  const level = levelOfCode(text);
  if (level !== null) {
    const office = officesByLetter.get(text[0] ?? '');
    return office ? { level, code: text, office } : null;
  }
  const outcode = SECTOR.exec(text.slice(0, 10).toUpperCase())?.[1];
  if (outcode === undefined || outcodeOf(outcode) === null) return null;
  return { level: 'sector', code: outcode, office: offices[nationOf(outcode) ?? 'england'] };
}
