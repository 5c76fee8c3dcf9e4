import { randomFillSync } from 'node:crypto';
import { constants, deflateSync } from 'node:zlib';
import { MAX_DOCUMENT_BYTES } from '@letfair/domain/files/documents';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linearizedPdf, packedPdf, packObjects, plainPdf, withUpdate } from '../../../testing/files/pdf-samples.ts';
import { findActiveContent } from './find-active-content.ts';

const script = '<</S/JavaScript/JS(app.alert)>>';
const signature = { 30: '<</Type/Sig/Filter/Adobe.PPKLite/ByteRange[0 10 20 30]/Contents<00>>>' };
const noise = (bytes: number) => randomFillSync(Buffer.alloc(bytes));

test.each<[string, Buffer]>([
  ['with a plain table', plainPdf()],
  ['with packed objects and a packed table', packedPdf()],
  ['with objects in a stream that is not packed', packedPdf({}, { filter: '', pack: (bytes) => bytes })],
  ['for the web', linearizedPdf()],
  ['that was signed', withUpdate(plainPdf(), signature)],
  ['with both kinds of tables', withUpdate(packedPdf(), signature, '/XRefStm 20')],
  ['with a protection against changes', plainPdf({ 90: '<</Filter/Standard/V 2/R 3/P -44>>' }, '/Encrypt 90 0 R')],
  ['with a form', plainPdf({ 30: '<</FT/Tx/T(name)/Subtype/Widget/V(Jo)>>', 31: '<</Fields[30 0 R]>>' })],
  ['that opens at a page by an action', plainPdf({ 30: '<</OpenAction 31 0 R>>', 31: '<</S/GoTo/D[3 0 R/Fit]>>' })],
  ['that speaks of scripts in texts', plainPdf({ 30: '<</Title(/JavaScript and 9 0 obj tales)>>' })],
  ['with a large picture', plainPdf({ 30: Buffer.concat([Buffer.from('<</Subtype/Image>>stream\n'), noise(1e6)]) })],
])('accepts a document %s', (_, file) => {
  expect(findActiveContent(file)).toBe('clean');
});

test.each<[string, Buffer]>([
  ['a script', plainPdf({ 30: script })],
  ['a script whose name is written in numbers', plainPdf({ 30: '<</S/#4aava#53cript/J#53(app.alert)>>' })],
  ['a script by another object', plainPdf({ 30: '<</S 31 0 R>>', 31: '/JavaScript' })],
  ['scripts by name', plainPdf({ 30: '<</Names<</JavaScript 31 0 R>>>>' })],
  ['a script among packed objects', packedPdf({ 30: script })],
  ['a script in a stream that does not say what it holds', packedPdf({ 30: script }, { entries: '' })],
  ['a script in an update', withUpdate(plainPdf(), { 30: script })],
  ['a script that an update takes out', withUpdate(plainPdf({ 30: script }), { 30: 'null' })],
  ['a script within the data of a page', plainPdf({ 30: `<<>>stream\n31 0 obj${script}endobj\nendstream` })],
  ['a script within a text', plainPdf({ 30: `(31 0 obj${script}endobj)` })],
  ['a script within a packed text', packedPdf({ 30: `(${script})`, 31: '0' }, { pack: movedInto(script) })],
  ['a script after a comment', plainPdf({ 30: `%>>\n<</A%\n${script}>>` })],
  ['a script that is not closed', plainPdf({ 30: '<</A[<</S/JavaScript' })],
  ['a script in the table', plainPdf({}, `/Info${script}`)],
  ['a program to start', plainPdf({ 30: '<</S/Launch/F(cmd.exe)>>' })],
  ['attachments', plainPdf({ 30: '<</Names<</EmbeddedFiles 31 0 R>>>>' })],
  ['an attachment of a page', plainPdf({ 30: '<</Subtype/FileAttachment/FS 31 0 R>>' })],
  ['a file beside a part', plainPdf({ 30: '<</Type/Filespec/EF<</F 31 0 R>>>>' })],
  ['a film', plainPdf({ 30: '<</Subtype/Screen/Rect[0 0 1 1]>>' })],
  ['something rich', plainPdf({ 30: '<</Subtype/RichMedia>>' })],
  ['a form of another kind', plainPdf({ 30: '<</AcroForm<</XFA 31 0 R>>>>' })],
  ['a form that is sent', plainPdf({ 30: '<</S/SubmitForm/F(https://elsewhere.example)>>' })],
  ['data that is fetched', plainPdf({ 30: '<</S/ImportData>>' })],
  ['a way to another file', plainPdf({ 30: '<</S/GoToR/F(other.pdf)>>' })],
  ['a way into an attachment', plainPdf({ 30: '<</S/GoToE>>' })],
  ['an address that opens by itself', plainPdf({ 30: '<</Type/Catalog/OpenAction<</S/URI/URI(x)>>>>' })],
  ['the same by another object', plainPdf({ 30: '<</OpenAction 31 0 R>>', 31: '<</S/URI/URI(x)>>' })],
  ['the same packed', packedPdf({ 30: '<</OpenAction 31 0 R>>', 31: '<</S/URI/URI(x)>>' })],
  ['the same after another', plainPdf({ 30: '<</OpenAction<</S/GoTo/Next<</S/URI>>>>>>' })],
  ['the same under a key that is there twice', plainPdf({ 30: '<</OpenAction[3 0 R]/OpenAction<</S/URI>>>>' })],
  ['actions of a page', plainPdf({ 30: '<</Type/Page/AA<</O<</S/URI/URI(x)>>>>>>' })],
])('finds %s', (_, file) => {
  expect(findActiveContent(file)).toBe('active');
});

/** Lets the second object begin within the text that is the first. */
function movedInto(part: string): (bytes: Buffer) => Buffer {
  return (bytes) => {
    const text = bytes.toString();
    const first = text.indexOf('<</Type/Catalog');
    const last = `31 ${text.lastIndexOf('0') - first}`;
    return deflateSync(Buffer.from(text.replace(last, `31 ${text.indexOf(part) - first}`.padEnd(last.length))));
  };
}

test('does not trust what is encrypted together with its names', () => {
  expect(findActiveContent(packedPdf({}, { encrypt: true }))).toBe('locked');
  expect(findActiveContent(packedPdf({}, { encrypt: true, pack: noise64 }))).toBe('locked');
  // The names of objects that are not packed can be read.
  const encrypted = plainPdf({ 30: script, 90: '<</Filter/Standard>>' }, '/Encrypt 90 0 R');
  expect(findActiveContent(encrypted)).toBe('active');
});
const noise64 = () => noise(64);

const blanks = (megabytes: number) => () => deflateSync(Buffer.alloc(megabytes * 1e6, ' '), { level: 9 });
const times = (text: string, bytes: number) => text.repeat(Math.ceil(bytes / text.length)).slice(0, bytes);
const LARGEST = MAX_DOCUMENT_BYTES - 10_000;

test.each<[string, () => Buffer]>([
  ['a bomb', () => packedPdf({}, { pack: blanks(60) })],
  [
    'many smaller bombs',
    () =>
      plainPdf(
        Object.fromEntries(Array.from({ length: 55 }, (_, n) => [n + 100, packObjects({}, { pack: blanks(1) })])),
      ),
  ],
  ['a deep nest', () => plainPdf({ 30: times('[', LARGEST) })],
  ['a deep nest of dictionaries', () => plainPdf({ 30: times('<</A', LARGEST) })],
  ['texts within texts', () => plainPdf({ 30: times('1 0 obj(', LARGEST) })],
  ['lists within lists of objects', () => plainPdf({ 30: times('1 0 obj[ 1 ', LARGEST) })],
  ['millions of values', () => plainPdf({ 30: `[${times('1 ', LARGEST)}]` })],
  [
    'objects packed in another way',
    () => packedPdf({ 30: script }, { filter: '/Filter[/ASCIIHexDecode/FlateDecode]' }),
  ],
  [
    'objects packed with a trick',
    () => packedPdf({}, { filter: '/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns 4>>' }),
  ],
  ['damaged packed objects', () => packedPdf({}, { pack: (bytes) => deflateSync(bytes).subarray(0, -8) })],
  [
    'packed objects with a wrong sum',
    () => packedPdf({}, { pack: (bytes) => Buffer.concat([deflateSync(bytes).subarray(0, -4), Buffer.alloc(4)]) }),
  ],
])('gives up on %s', (_, make) => {
  const file = make();
  expect(file.length).toBeLessThanOrEqual(MAX_DOCUMENT_BYTES);
  expect(findActiveContent(file)).toBe('unreadable');
});

test('a circle of objects, a table of millions and empty objects are read to the end', () => {
  expect(findActiveContent(plainPdf({ 30: '31 0 R', 31: '30 0 R', 32: '<</OpenAction 32 0 R>>' }))).toBe('clean');
  const table = Buffer.concat([plainPdf(), Buffer.from(`xref\n0 400000\n${times('0000000000 65535 f \n', 8e6)}%%EOF`)]);
  expect(findActiveContent(table)).toBe('clean');
  expect(findActiveContent(Buffer.from(`%PDF-1.4\n${times('1 0 obj endobj ', 3e6)}%%EOF`))).toBe('clean');
});

test('answers whatever the bytes are', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '1 0 obj',
      '<<',
      '>>',
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '/A#',
      '/S',
      '/N 1',
      '/First 9',
      'stream\n',
      'endstream',
      'endobj',
      'trailer',
      '5 0 R',
      '%',
      '\\',
      '{',
      '-1.5',
      'R',
      '\n',
    ),
    fc.string({ unit: 'binary', maxLength: 5 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const file = Buffer.from(pieces.join(' '), 'latin1');
      expect(['clean', 'unreadable', 'locked', 'active']).toContain(findActiveContent(file));
      // What was found stays found, whatever else is in the file.
      expect(findActiveContent(Buffer.concat([file, Buffer.from(`\n30 0 obj${script}endobj`)]))).not.toBe('clean');
    }),
  );
});

test('finds nothing in packed data by accident', () => {
  const seen = Array.from({ length: 3 }, () =>
    findActiveContent(plainPdf({ 30: deflateSync(noise(1e6), { strategy: constants.Z_HUFFMAN_ONLY }) })),
  );
  expect(seen).toEqual(['clean', 'clean', 'clean']);
});
