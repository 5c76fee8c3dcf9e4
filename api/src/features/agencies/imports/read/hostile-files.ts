import { buffer } from 'node:stream/consumers';
import { deflateRawSync } from 'node:zlib';
import { ZipFile } from 'yazl';

/** Files that are made to harm or that are broken, by what is wrong with them. */
export type HostileFile = readonly [what: string, contents: () => Buffer | string | Promise<Buffer>];

const header = 'reference,title,postcode,rent\n';
const row = 'A1,A flat,LS6 3AA,900\n';
const megabytes = (count: number, text = 'x') => text.repeat((count * 1_000_000) / text.length);
const blm = (data: string, { eof = "'^'", eor = "'~'", definition = 'AGENT_REF^ADDRESS_1^PRICE^~' } = {}) =>
  `#HEADER#\nVersion : 3\nEOF : ${eof}\nEOR : ${eor}\n#DEFINITION#\n${definition}\n#DATA#\n${data}#END#`;

export function zipOf(files: Readonly<Record<string, Buffer | string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, contents] of Object.entries(files)) zip.addBuffer(Buffer.from(contents as string), name);
  zip.end();
  return buffer(zip.outputStream as import('node:stream').Readable);
}

interface RawEntry {
  readonly name: string;
  readonly contents: Buffer;
  readonly flags?: number;
  /** What the list of contents says instead of the truth. */
  readonly size?: number;
  /** Where the bytes lie, when another entry has them already. */
  readonly sharedWith?: number;
}

/** A ZIP as no packer would write it. */
function rawZip(entries: readonly RawEntry[]): Buffer {
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  let at = 0;
  const write = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  const packed = entries.map(({ contents }) => deflateRawSync(contents));
  const fields = (entry: RawEntry, index: number) => {
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(entry.flags ?? 0, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(packed[index]!.length, 14);
    head.writeUInt32LE(entry.size ?? entry.contents.length, 18);
    head.writeUInt16LE(Buffer.byteLength(entry.name), 22);
    return head;
  };
  entries.forEach((entry, index) => {
    offsets[index] = entry.sharedWith === undefined ? at : offsets[entry.sharedWith]!;
    if (entry.sharedWith !== undefined) return;
    write(
      Buffer.concat([Buffer.from('PK\u0003\u0004'), fields(entry, index), Buffer.from(entry.name), packed[index]!]),
    );
  });
  const listAt = at;
  entries.forEach((entry, index) => {
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offsets[index]!, 10);
    write(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002'),
        Buffer.from([20, 0]),
        fields(entry, index),
        tail,
        Buffer.from(entry.name),
      ]),
    );
  });
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(at - listAt, 8);
  end.writeUInt32LE(listAt, 12);
  return Buffer.concat([...parts, Buffer.from('PK\u0005\u0006'), end]);
}

const list = Buffer.from(header + row);
const formulas = ['=1+1', "=cmd|' /C calc'!A0", '@SUM(A1)', '+cmd|x', '-2+3+cmd|x', '=HYPERLINK("http://x")', '\t=1+1'];

export const hostileFiles: readonly HostileFile[] = [
  ...['title', 'reference', 'postcode', 'rent'].flatMap((column) =>
    formulas.map(
      (formula): HostileFile => [
        `a formula in ${column}: ${formula}`,
        () => {
          const cells: Record<string, string> = { reference: 'A1', title: 'A flat', postcode: 'LS6 3AA', rent: '900' };
          cells[column] = `"${formula.replaceAll('"', '""')}"`;
          return `${header}${Object.values(cells).join(',')}\n`;
        },
      ],
    ),
  ),
  ...[1, 20, 50].map(
    (size): HostileFile => [
      `a ZIP bomb of ${size} MB`,
      () => zipOf({ 'homes.csv': list, 'a.jpg': Buffer.alloc(size * 1_000_000 + 1) }),
    ],
  ),
  ['a ZIP bomb as the list', () => zipOf({ 'homes.csv': Buffer.alloc(50_000_000, 'a') })],
  [
    'a list that is larger than its entry says',
    () => rawZip([{ name: 'homes.csv', contents: Buffer.alloc(900_000, 'a,'), size: 10 }]),
  ],
  ['a list that is smaller than its entry says', () => rawZip([{ name: 'homes.csv', contents: list, size: 999_000 }])],
  [
    'entries that share their bytes',
    () =>
      rawZip([
        { name: 'homes.csv', contents: list },
        ...Array.from({ length: 900 }, (_, at) => ({ name: `${at}.jpg`, contents: list, sharedWith: 0 })),
      ]),
  ],
  [
    'an entry of 4 GB',
    () =>
      rawZip([
        { name: 'homes.csv', contents: list },
        { name: 'a.jpg', contents: list, size: 4_000_000_001 },
      ]),
  ],
  ...['../homes.csv', '../../etc/passwd.csv', '/etc/homes.csv', 'C:\\homes.csv', 'a/../../b.csv', '..\\homes.csv'].map(
    (name): HostileFile => [`a path that leads out: ${name}`, () => rawZip([{ name, contents: list }])],
  ),
  [
    'the same name twice',
    () =>
      rawZip([
        { name: 'homes.csv', contents: list },
        { name: 'homes.csv', contents: list },
      ]),
  ],
  ['the same name in two cases', () => zipOf({ 'homes.csv': list, 'A.JPG': 'x', 'a.jpg': 'y' })],
  ['the same name in two folders', () => zipOf({ 'homes.csv': list, 'one/a.jpg': 'x', 'two/a.jpg': 'y' })],
  ['an encrypted ZIP', () => rawZip([{ name: 'homes.csv', contents: list, flags: 1 }])],
  ['a strongly encrypted ZIP', () => rawZip([{ name: 'homes.csv', contents: list, flags: 0x41 }])],
  ...['inner.zip', 'inner.7z', 'inner.tar.gz', 'inner.rar', 'INNER.ZIP'].map(
    (name): HostileFile => [`an archive in the ZIP: ${name}`, () => zipOf({ 'homes.csv': list, [name]: 'PK' })],
  ),
  ['a ZIP without a list', () => zipOf({ 'a.jpg': 'x' })],
  ['a ZIP with two lists', () => zipOf({ 'a.csv': list, 'b.csv': list })],
  ['an empty ZIP', () => zipOf({})],
  ['a ZIP that is cut off', async () => (await zipOf({ 'homes.csv': list })).subarray(0, -30)],
  [
    'a ZIP with 100,001 files',
    () => {
      const end = rawZip([{ name: 'homes.csv', contents: list }]);
      end.writeUInt16LE(0xfffe, end.length - 12);
      return end;
    },
  ],
  [
    'a ZIP whose list is damaged',
    async () => {
      const zip = await zipOf({ 'homes.csv': Buffer.from(header + row.repeat(500)) });
      return Buffer.concat([zip.subarray(0, 60), Buffer.alloc(20, 0xff), zip.subarray(80)]);
    },
  ],
  ['an Excel workbook', () => zipOf({ '[Content_Types].xml': '<x/>', 'xl/workbook.xml': '<x/>' })],
  ['an old Excel workbook', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['a PDF', () => '%PDF-1.7\n'],
  ['a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10])],
  ['a PNG', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
  ['a gzip file', () => Buffer.from([0x1f, 0x8b, 8, 0])],
  ['a SQLite database', () => 'SQLite format 3\0'],
  ['a program', () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1])],
  ['a web page', () => '<!doctype html><title>x</title>'],
  ['XML', () => '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><x/>'],
  ['nothing', () => ''],
  ['white space', () => ' \r\n\t\n'],
  ['a byte order mark alone', () => Buffer.from([0xef, 0xbb, 0xbf])],
  ['a NUL in a cell', () => `${header}A1,A\0flat,LS6 3AA,900\n`],
  ['a NUL in the names', () => `refe\0rence,title\nA1,A flat\n`],
  ['UTF-16 without a mark', () => Buffer.from(header + row, 'utf16le')],
  [
    'UTF-16 cut in the middle of a character',
    () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(header + row, 'utf16le'), Buffer.from([0x41])]),
  ],
  [
    'UTF-16 with half a pair',
    () =>
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(header, 'utf16le'), Buffer.from([0x3d, 0xd8, 0x2c, 0])]),
  ],
  [
    'UTF-16 with a NUL',
    () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`${header}A\0,b,c,d\n`, 'utf16le')]),
  ],
  [
    'UTF-8 with a mark and broken bytes',
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(header), Buffer.from([0xc3, 0x28, 0x0a])]),
  ],
  [
    'bytes of no encoding',
    () => Buffer.concat([Buffer.from(header), Buffer.from([0x81, 0x8d, 0xff, 0xfe, 0x90]), Buffer.from(row)]),
  ],
  ['random bytes', () => Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7_919) % 251))],
  ['a cell of 10 MB', () => `${header}A1,${megabytes(10)},LS6 3AA,900\n`],
  ['a quoted cell of 10 MB', () => `${header}A1,"${megabytes(10, 'a\n')}",LS6 3AA,900\n`],
  ['a cell of 10 MB of quotation marks', () => `${header}A1,${megabytes(10, '""')},LS6 3AA,900\n`],
  ['a name of a column of 10 MB', () => `reference,${megabytes(10)}\nA1,x\n`],
  ['a line of 10 MB without columns', () => megabytes(10)],
  ['a quotation mark that is never closed', () => `${header}A1,"A flat,LS6 3AA,900\n${row.repeat(1_000)}`],
  [
    'a quotation mark that is never closed before 20 MB',
    () => `${header}A1,"A flat,LS6 3AA,900\n${row.repeat(900_000)}`,
  ],
  ['the same column twice', () => `reference,title,title\nA1,x,y\n`],
  ['the same column twice in two cases', () => `reference,Title,TITLE \nA1,x,y\n`],
  ['1,000,000 columns', () => `${'a,'.repeat(1_000_000)}\n`],
  ['1,000,000 different columns', () => `${Array.from({ length: 1_000_000 }, (_, at) => at).join(',')}\n`],
  ['501 columns', () => `${Array.from({ length: 501 }, (_, at) => `c${at}`).join(',')}\nx\n`],
  ['1,000,000 cells in a row', () => `${header}${'a,'.repeat(1_000_000)}\n`],
  ['one column', () => 'title\nA flat\n'],
  ['names without rows', () => header],
  ['names without letters', () => ',,,,\na,b,c,d,e\n'],
  ['50,001 rows', () => header + row.repeat(50_001)],
  ['2,000,000 empty rows', () => header + '\n'.repeat(2_000_000)],
  ['BLM without a header', () => '#HEADER#\n#DATA#\nx~#END#'],
  ['BLM of another version', () => blm('').replace('Version : 3', 'Version : 9')],
  ['BLM with one separator for both', () => blm('', { eor: "'^'" })],
  ['BLM without an end', () => blm('A_1^x^900^~').slice(0, -5)],
  ['BLM with a record of 10 MB', () => blm(`A_1^${megabytes(10)}^900^~`)],
  ['BLM with a definition of 10 MB', () => blm('', { definition: megabytes(10, 'A^') })],
  ['BLM with a column twice', () => blm('', { definition: 'AGENT_REF^PRICE^PRICE^~' })],
  [
    'BLM with 1,001 columns',
    () => blm('', { definition: `${Array.from({ length: 1_001 }, (_, at) => `C${at}^`).join('')}~` }),
  ],
  ['JSON that is cut off', () => '{"homes":[{"reference":"A1"'],
  ['JSON of 10 MB of brackets', () => '['.repeat(10_000_000)],
  ['JSON with a text of 10 MB', () => `{"homes":[{"title":"${megabytes(10)}"}]}`],
  ['JSON that is none', () => '{homes: [}'],
  ['JSON without homes', () => '{"a": 1}'],
];
