import { codeTable } from '../../../code-table.ts';
import type { Nation } from '../nations.ts';
import { areaOf, districtNumberOf, outcodeOf } from './postcodes.ts';

/** Districts by side of the border; a district in neither list lies on both sides. */
interface BorderArea {
  readonly england: readonly number[];
  readonly other: readonly number[];
  readonly otherNation: Nation;
}

const borderAreas = codeTable<BorderArea>({
  CH: { england: [1, 2, 3, ...range(41, 49), ...range(60, 66)], other: [5, 6, 7, 8], otherNation: 'wales' },
  HR: { england: [1, 2, 4, 6, 7, 8, 9], other: [], otherNation: 'wales' },
  LD: { england: [], other: range(1, 6), otherNation: 'wales' },
  NP: {
    england: [],
    other: [4, 8, 10, 11, 12, 13, 15, 18, 19, 20, 22, 23, 24, 26, 44],
    otherNation: 'wales',
  },
  SY: { england: [...range(1, 4), 6, 7, 8, 9, 11, 12], other: [...range(16, 20), 23, 24, 25], otherNation: 'wales' },
  TD: { england: [], other: [...range(1, 11), 13, 14], otherNation: 'scotland' },
});

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

/** Null for border districts such as CH4, HR3, NP16, SY10 and TD15, where the lister has to be asked, and outside the UK. */
export function nationOf(postcodeOrOutcode: string): Nation | null {
  const outcode = outcodeOf(postcodeOrOutcode);
  const area = areaOf(postcodeOrOutcode);
  if (outcode === null || area === null) return null;
  const border = borderAreas.get(area.letters);
  if (border === undefined) return area.nation;
  const district = districtNumberOf(outcode);
  if (border.england.includes(district)) return 'england';
  return border.other.includes(district) ? border.otherNation : null;
}

/** Both nations for a border district, none outside the UK. */
export function possibleNations(postcodeOrOutcode: string): readonly Nation[] {
  const nation = nationOf(postcodeOrOutcode);
  if (nation !== null) return [nation];
  const border = borderAreas.get(areaOf(postcodeOrOutcode)?.letters ?? '');
  return border === undefined ? [] : ['england', border.otherNation];
}
