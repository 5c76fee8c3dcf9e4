import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Two postcodes with a position, one that has ended and one without; then as many more as asked. */
export function onsText({ column = 'pcds', rows = 0 } = {}): string {
  const more = Array.from({ length: rows }, (_, at) => {
    const [letters, digits] = [at % 576, Math.floor(at / 576)];
    const letter = (of: number) => String.fromCharCode(65 + of);
    const inward = `${digits % 10}${letter(Math.floor(letters / 24))}${letter(letters % 24)}`;
    return `M${10 + Math.floor(digits / 10)} ${inward},,53.${400_000 + at},-2.${200_000 + at}\n`;
  });
  return `${column},doterm,lat,long
LS6 3AA,,53.8196,-1.5812
BT7 1NN,,54.5845,-5.9350
AB1 0AA,199606,57.1015,-2.2428
JE1 0BD,,99.999999,0.000000
${more.join('')}`;
}

export const codePointFiles = (): Record<string, string> => ({
  'Doc/Code-Point_Open_Column_Headers.csv': 'PC,PQ,EA,NO,CY,RH,LH,CC,DC,WC\n',
  'Data/CSV/sw.csv': '"SW1A 1AA",10,529090,179645,"E92000001","E19000003","E18000007","","E09000033","E05013806"\n',
  'Data/CSV/ze.csv':
    '"ZE1 0AA",10,447653,1141421,"S92000003","","S08000026","","S12000027","S13002772"\n' +
    '"ZE1 0ZZ",90,0,0,"S92000003","","S08000026","","S12000027","S13002772"\n',
});

export const geoNamesText = (): string =>
  'GB\tLS6 3AA\tHeadingley\tEngland\tENG\tWest Yorkshire\t\tLeeds\tE08000035\t53.8196\t-1.5812\t6\n' +
  'GB\tBT7 1NN\tBelfast\tNorthern Ireland\tNIR\tBelfast\t\t\t\t54.5845\t-5.935\t6\n';

export function zipOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream as import('node:stream').Readable);
}
