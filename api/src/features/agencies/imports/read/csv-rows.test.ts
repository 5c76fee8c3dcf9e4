import { expect, test } from 'vitest';
import { type CsvRow, csvRows, MAX_ROW_LENGTH } from './csv-rows.ts';

async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function readRows(text: string, length = text.length): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  for await (const row of csvRows(inPieces(text, length), text)) rows.push(row);
  return rows;
}
const rowsOf = async (text: string, length: number) => (await readRows(text, length)).map(({ cells }) => cells);

test.each([
  [
    'rows that end in any way',
    'a,b\r\n1,2\n3,4\r5,6',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ],
  ],
  [
    'separators, line ends and quotation marks in quotes',
    'a,b\n"1,\n""x""",2\n',
    [
      ['a', 'b'],
      ['1,\n"x"', '2'],
    ],
  ],
  ['rows with fewer and more cells', 'a,b\n1\n1,2,3\n', [['a', 'b'], ['1'], ['1', '2', '3']]],
  [
    'empty cells, but no rows of nothing else',
    'a,b\n,\n"",x\n" ",\n',
    [
      ['a', 'b'],
      ['', 'x'],
    ],
  ],
  [
    'empty lines as nothing',
    'a,b\n\n\r\n1,2\n\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'quotation marks around a part of a cell as text',
    'a,b\n"Rose" Cottage,6" pipe\n',
    [
      ['a', 'b'],
      ['"Rose" Cottage', '6" pipe'],
    ],
  ],
  [
    'the separator that the first line gives',
    'sep=;\r\na;b\r\n1,5;2\r\n',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
])('reads %s, wherever the pieces of the file end', async (_, text, rows) => {
  for (const length of [text.length, 7, 3, 2, 1]) expect(await rowsOf(text, length)).toEqual(rows);
});

test.each([
  ['a,b\r\n1,2\r\n3,4\r\n', [1, 2, 3]],
  ['\n\na,b\n\n1,2\n,\n"x\ny",4\n', [3, 5, 7]],
  ['a,b\r\r1,2\r\n\r\n3,4', [1, 3, 5]],
  ['sep=;\r\na;b\r\n1;2\r\n', [1, 2]],
])('counts rows as a spreadsheet does: %j', async (text, numbers) => {
  for (const length of [text.length, 3, 1])
    expect((await readRows(text, length)).map(({ row }) => row)).toEqual(numbers);
});

test.each([
  [
    'a,b\n1,2\n3,"never closed\n4,5',
    'A quotation mark in row 3 is never closed, so we can’t read the rest of the file.',
  ],
  [
    'a,b\n\n\n3,"never closed\n4,5',
    'A quotation mark in row 4 is never closed, so we can’t read the rest of the file.',
  ],
  [`a,b\n1,${'x'.repeat(MAX_ROW_LENGTH)}\n`, 'Row 2 is longer than 500,000 characters.'],
  [`a,b\n1,"${'x'.repeat(MAX_ROW_LENGTH)}`, 'Row 2 is longer than 500,000 characters.'],
  ['a,b\n,\n', 'The file has column names but no homes.'],
  ['a,b\n', 'The file has column names but no homes.'],
])('refuses a file with the row that is wrong', async (text, sentence) => {
  await expect(rowsOf(text, 100_000)).rejects.toThrow(sentence);
});
