import { deflateSync } from 'node:zlib';

/** Objects by their number, as text; what a reader finds by the table at the end. */
type PdfObjects = Readonly<Record<number, string | Buffer>>;

const page: PdfObjects = {
  1: '<</Type/Catalog/Pages 2 0 R/OpenAction[3 0 R/XYZ null null 0]/Lang(en-GB)>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</AA 5 0 R>>>>/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://letfair.example)>>>>]>>',
  4: stream('', Buffer.from('BT /AA 12 Tf (Gas safety record \\(2026\\)) Tj ET')),
  5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
};

function stream(entries: string, contents: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<<${entries}/Length ${contents.length}>>\nstream\r\n`),
    contents,
    Buffer.from('\nendstream'),
  ]);
}

const objectsOf = (objects: PdfObjects): { bytes: Buffer; offsets: Map<number, number> } => {
  const parts: Buffer[] = [];
  const offsets = new Map<number, number>();
  let at = 0;
  for (const [number, contents] of Object.entries(objects)) {
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), Buffer.from(contents), Buffer.from('\nendobj\n')]);
    offsets.set(Number(number), at);
    at += part.length;
    parts.push(part);
  }
  return { bytes: Buffer.concat(parts), offsets };
};

const table = (offsets: ReadonlyMap<number, number>, from: number): string =>
  `xref\n${[...offsets].map(([number, at]) => `${number} 1\n${String(at + from).padStart(10, '0')} 00000 n \n`).join('')}`;

/** With a plain table, as most programs write it; the given objects come with those of a page. */
export function plainPdf(more: PdfObjects = {}, trailer = ''): Buffer {
  const start = Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1');
  const { bytes, offsets } = objectsOf({ ...page, ...more });
  return Buffer.concat([
    start,
    bytes,
    Buffer.from(
      `${table(offsets, start.length)}trailer<</Size 99/Root 1 0 R${trailer}>>\nstartxref\n${start.length + bytes.length}\n%%EOF\n`,
    ),
  ]);
}

interface Packing {
  readonly filter?: string;
  readonly entries?: string;
  readonly pack?: (bytes: Buffer) => Buffer;
}

/** A stream of packed objects. */
export function packObjects(objects: Readonly<Record<number, string>>, options: Packing = {}): Buffer {
  const { filter = '/Filter/FlateDecode', entries = '/Type/ObjStm', pack = deflateSync } = options;
  const texts = Object.values(objects);
  const starts = texts.map((_, place) => texts.slice(0, place).join(' ').length + (place === 0 ? 0 : 1));
  const numbers = `${Object.keys(objects)
    .map((number, place) => `${number} ${starts[place]}`)
    .join(' ')} `;
  const contents = pack(Buffer.from(numbers + texts.join(' ')));
  return stream(`${entries}/N ${texts.length}/First ${numbers.length}${filter}`, contents);
}

/** With packed objects and a packed table, as programs write it since PDF 1.5. */
export function packedPdf(
  more: Readonly<Record<number, string>> = {},
  options: Packing & { encrypt?: true } = {},
): Buffer {
  const { 4: contents, ...others } = page;
  const start = Buffer.from('%PDF-1.5\n');
  const packed = packObjects({ ...(others as Record<number, string>), ...more }, options);
  const references = stream(
    `/Type/XRef/Size 99/W[1 2 1]/Root 1 0 R${options.encrypt ? '/Encrypt 90 0 R' : ''}/Filter/FlateDecode/DecodeParms<</Columns 4/Predictor 12>>`,
    deflateSync(Buffer.alloc(400)),
  );
  const { bytes } = objectsOf({ 4: contents!, 60: packed, 61: references });
  return Buffer.concat([start, bytes, Buffer.from(`startxref\n${start.length}\n%%EOF\n`)]);
}

/** What a program appends that fills in or signs a document. */
export const withUpdate = (file: Buffer, objects: PdfObjects, trailer = ''): Buffer => {
  const { bytes, offsets } = objectsOf(objects);
  return Buffer.concat([
    file,
    bytes,
    Buffer.from(
      `${table(offsets, file.length)}trailer<</Size 99/Root 1 0 R/Prev 9${trailer}>>\nstartxref\n${file.length + bytes.length}\n%%EOF\n`,
    ),
  ]);
};

/** A file that is sent page by page begins with a dictionary of its own and a table of the first page. */
export const linearizedPdf = (): Buffer =>
  Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n40 0 obj<</Linearized 1/L 900/H[500 30]/O 3/E 700/N 1/T 800>>endobj\nxref\n40 1\n0000000009 00000 n \ntrailer<</Size 99/Root 1 0 R/Prev 800>>\nstartxref\n0\n%%EOF\n',
    ),
    plainPdf().subarray(9),
  ]);
