import { contract } from '@letfair/contract';
import { urlOf } from '@letfair/contract/wire/client';
import { isAtWork } from '@letfair/domain/agencies/imports/imports';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { expect } from 'vitest';
import { dataOf, type TestApi } from './test-api.ts';
import { waitUntil } from './wait.ts';

const { begin, sendPart, show, map, rows, apply } = contract.imports;
const available = daysAfter(ukDay(new Date()), 30);
const columns =
  'reference,title,description,address,town,postcode,type,bedrooms,bathrooms,rent,available from,epc,council tax band,photos,photo kinds';

type Changes = Partial<Record<'title' | 'rent' | 'address' | 'postcode' | 'photos' | 'kinds', string>>;

/** A row of a CSV file, and the file. */
export const home = (reference: string, changes: Changes = {}): string => {
  const { title = `Flat ${reference}`, address = `House ${reference}`, rent = '900', postcode = 'LS6 3AA' } = changes;
  const { photos = '', kinds = '' } = changes;
  return `${reference},${title},Bright and quiet.,${address},Leeds,${postcode},flat,2,1,${rent},${available},C,C,${photos},${kinds}`;
};
export const csv = (...homes: string[]): string => `${[columns, ...homes].join('\n')}\n`;

/** Everything somebody does with imports. */
export function importCalls({ call, send }: Pick<TestApi, 'call' | 'send'>, token: string) {
  const part = async (id: string, offset: number, bytes: Buffer) =>
    send({
      method: sendPart.method,
      url: urlOf(sendPart, { params: { id, offset: String(offset) } }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      payload: bytes,
    });
  const shown = async (id: string) => dataOf((await call(show, { params: { id } }, { token })).answer);
  const rested = async (id: string) => {
    await waitUntil(async () => {
      const { state, waiting } = await shown(id);
      return !isAtWork(state) || waiting !== null;
    });
    return shown(id);
  };
  const upload = async (file: Buffer | string, fileName = 'homes.csv') => {
    const bytes = Buffer.from(file as Buffer);
    const { id } = dataOf((await call(begin, { body: { fileName, bytes: bytes.length } }, { token })).answer);
    expect((await part(id, 0, bytes)).statusCode).toBe(200);
    return rested(id);
  };
  /** Uploads and checks a file; columns are taken for what they look like. */
  const check = async (file: Buffer | string, fileName?: string) => {
    const read = await upload(file, fileName);
    if (read.state !== 'mapping') return read;
    const targets = read.columns.map(({ target }) => target);
    dataOf((await call(map, { params: { id: read.id }, body: { targets } }, { token })).answer);
    return rested(read.id);
  };
  const applied = async (id: string, isWholePortfolio = false) => {
    dataOf((await call(apply, { params: { id }, body: { isWholePortfolio } }, { token })).answer);
    return rested(id);
  };
  const rowsOf = async (id: string, query: object = {}) =>
    dataOf((await call(rows, { params: { id }, query }, { token })).answer).rows;
  const imported = async (file: Buffer | string, isWholePortfolio = false) =>
    applied((await check(file)).id, isWholePortfolio);
  return { part, shown, rested, upload, check, applied, rowsOf, imported };
}
