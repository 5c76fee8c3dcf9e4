import { expect, test } from 'vitest';
import {
  agesText,
  broadbandText,
  northernIrishAgesText,
  residentsText,
  scottishAgesText,
  studentsText,
} from '../../../../testing/files/area-samples.ts';
import { fieldsOf, unquote } from '../import/directory-formats.ts';
import { joinHeadings, recogniseTable } from './area-tables.ts';
import { editionOf } from './datasets.ts';

/** The kind of a table, and what its rows say. */
function readTable(text: string) {
  const lines = text.split('\n').map((line) => fieldsOf(line, ',').map(unquote));
  const at = lines.findIndex((cells) => recogniseTable(cells));
  const table = recogniseTable(lines[at] ?? []);
  const rows = lines.slice(at + 1).filter((cells) => cells.length > 1);
  return { kind: table?.kind, rows: rows.map((cells) => table?.read(cells)) };
}

test('reads residents, ages and students of England and Wales', () => {
  expect(readTable(residentsText({ E00000001: 310 }))).toEqual({
    kind: 'residents',
    rows: [{ level: 'output-area', code: 'E00000001', office: 'ons', name: 'E00000001', values: [['residents', 310]] }],
  });
  const ages = readTable(agesText({ E08000035: 10 }));
  expect(ages.kind).toBe('ages');
  expect(ages.rows[0]).toMatchObject({
    level: 'authority',
    name: 'Leeds',
    values: [['residents', 180], ['age-0', 10], ['age-5', 10], ...Array.from({ length: 16 }, () => expect.anything())],
  });
  expect(readTable(studentsText({ 'LS6 3': [40, 100] }))).toMatchObject({
    kind: 'students',
    rows: [
      {
        level: 'sector',
        code: 'LS6',
        values: [
          ['students', 40],
          ['students-of', 100],
        ],
      },
    ],
  });
});

test('reads tables of Scotland, which have lines above and below', () => {
  expect(readTable(scottishAgesText('S12000036'))).toMatchObject({
    kind: 'ages',
    rows: [
      {
        level: 'authority',
        office: 'nrs',
        values: [['residents', 1_200], ['age-0', 200], ...Array(5).fill(expect.anything())],
      },
    ],
  });
});

test('a heading stands for all columns up to the next, so a part is never taken for the total', () => {
  const joined = joinHeadings(['', 'All people', '', 'Female', ''], ['', '0 - 4', '5 - 9', '0 - 4', '5 - 9']);
  expect(joined).toEqual(['', 'All people: 0 - 4', 'All people: 5 - 9', 'Female: 0 - 4', 'Female: 5 - 9']);
});

test('reads the table builder of Northern Ireland, a line for each band', () => {
  const { kind, rows } = readTable(northernIrishAgesText('N09000003'));
  expect(kind).toBe('ages');
  expect(rows).toMatchObject([
    { office: 'nisra', name: 'Belfast', values: [['age-0', 300]] },
    { values: [['age-5', 100]] },
    { values: [['age-85', 1_000]] },
  ]);
});

test('reads broadband by local authority and by postcode', () => {
  expect(readTable(broadbandText({ E08000035: ['Leeds', 80] }))).toMatchObject({
    kind: 'broadband',
    rows: [
      {
        level: 'authority',
        office: null,
        name: 'Leeds',
        values: [
          ['superfast', 991],
          ['superfast-of', 1_000],
          ['ultrafast', 884],
          ['ultrafast-of', 1_000],
          ['gigabit', 800],
          ['gigabit-of', 1_000],
        ],
      },
    ],
  });
  const byPostcode = 'postcode,postcode_space,postcode area,SFBB availability (% premises)\nLS63AA,LS6 3AA,LS,50\n';
  expect(readTable(byPostcode).rows).toMatchObject([
    {
      level: 'sector',
      code: 'LS6',
      values: [
        ['superfast', 0.5],
        ['superfast-of', 1],
      ],
    },
  ]);
});

test('knows no other table, and no other areas', () => {
  for (const headings of [
    'pcds,doterm,lat,long',
    'date,geography,geography code,Population Density: Persons per square kilometre; measures: Value',
    'a,b',
    '',
  ])
    expect(recogniseTable(headings.split(',')), headings).toBeNull();
  const { rows } = readTable(residentsText({ E12000003: 5, K04000001: 5, nowhere: 5 }));
  expect(rows).toEqual([null, null, '"nowhere" isn’t a valid area code']);
});

test('the name of a file of Ofcom says of which month it is', () => {
  expect(editionOf('202409_fixed_laua_coverage_r01.csv')).toBe('September 2024');
  expect(editionOf('coverage.csv')).toBeNull();
});
