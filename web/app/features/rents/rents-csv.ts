import { type BedroomChoice, bedroomChoices, type DistrictRow } from './rents-data.ts';

/** A spreadsheet would run a text that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

export const rentsCsv = (rows: readonly DistrictRow[], bedrooms: BedroomChoice): string =>
  BYTE_ORDER_MARK +
  [
    ['District', 'Place', 'Homes counted', 'Live homes', 'Median rent (£ pcm)'],
    ...rows.map(({ district, place, homes, median }) => [district, place, bedroomChoices[bedrooms], homes, median]),
  ]
    .map((line) => `${line.map(cell).join(',')}\r\n`)
    .join('');
