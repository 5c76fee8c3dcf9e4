import pg from 'pg';

// The driver parses arrays character by character and timestamps with a long pattern, which for a page of listings took
// longer than everything else done with its rows. Values in the usual form are parsed here, all others by
// the driver otherwise.
const { DATE, TIMESTAMPTZ } = pg.types.builtins;
// Type ids of PostgreSQL; the driver names scalar types only.
const INT4_ARRAY = 1007 as typeof TIMESTAMPTZ;
const TEXT_ARRAY = 1009 as typeof TIMESTAMPTZ;

const driverReads = {
  instant: pg.types.getTypeParser(TIMESTAMPTZ),
  numbers: pg.types.getTypeParser(INT4_ARRAY),
  texts: pg.types.getTypeParser(TEXT_ARRAY),
};

/** Nested arrays, and arrays with nulls. */
const isOdd = (list: string): boolean => list.includes('{', 1) || list.includes('NULL');

/** `{480,960,1600}` */
const readNumbers = (list: string): unknown =>
  isOdd(list) ? driverReads.numbers(list) : JSON.parse(`[${list.slice(1, -1)}]`);

const items = /"[^"]*"|[^,]+/g;

/** `{Garden,"Newly decorated"}` */
function readTexts(list: string): unknown {
  if (isOdd(list) || list.includes('\\')) return driverReads.texts(list);
  const inner = list.slice(1, -1);
  return (inner.match(items) ?? []).map((item) => (item.startsWith('"') ? item.slice(1, -1) : item));
}

const usualInstant = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00$/;

/** `2026-11-15 06:11:47.505+00` */
const readInstant = (text: string): unknown =>
  usualInstant.test(text) ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : driverReads.instant(text);

export function registerTypeParsers(): void {
  // A date stays a string, because a Date would be an instant in the server's time zone.
  pg.types.setTypeParser(DATE, (text) => text);
  pg.types.setTypeParser(TIMESTAMPTZ, readInstant);
  pg.types.setTypeParser(INT4_ARRAY, readNumbers);
  pg.types.setTypeParser(TEXT_ARRAY, readTexts);
}
