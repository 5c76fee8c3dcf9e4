import { setTimeout as sleep } from 'node:timers/promises';
import type { ShownImport } from '@letfair/contract/agencies/imports';
import { isAtWork } from '@letfair/domain/agencies/imports/imports';
import { PART_BYTES } from '@letfair/domain/files/upload-in-parts';
import { daysAfter } from '@letfair/domain/plain-date';
import { ukDay } from '@letfair/domain/uk-time';
import { openPool } from '../../../api/src/index.ts';

/** As often as the page asks, twice over: each answer counts the rows. */
const POLL_MS = 500;

/** Thousands of homes are more than an agency may list in a day before its redress scheme is confirmed. */
export async function confirmAgencies(connectionString: string): Promise<void> {
  const pool = openPool({ connectionString, max: 1, onIdleError: () => undefined });
  await pool.query('update agency set redress_confirmed_at = now() where redress_confirmed_at is null');
  await pool.end();
}

/** What somebody does with imports, each step awaited. */
export function importClient(url: string, token: string) {
  const call = async <Data>(method: string, path: string, body?: object | Buffer): Promise<Data> => {
    const isFile = Buffer.isBuffer(body);
    const response = await fetch(`${url}/api/imports${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const envelope = (await response.json()) as { success: boolean; message?: string; data: Data };
    if (!envelope.success) throw new Error(`${path} answered ${response.status}: ${envelope.message}`);
    return envelope.data;
  };
  const show = (id: string) => call<ShownImport>('GET', `/${id}`);
  const rested = async (id: string): Promise<ShownImport> => {
    for (;;) {
      const now = await show(id);
      if (!isAtWork(now.state)) return now;
      await sleep(POLL_MS);
    }
  };
  return {
    show,
    upload: async (file: Buffer): Promise<string> => {
      const { id } = await call<ShownImport>('POST', '', { fileName: 'homes.csv', bytes: file.length });
      for (let at = 0; at < file.length; at += PART_BYTES)
        await call('PUT', `/${id}/parts/${at}`, file.subarray(at, at + PART_BYTES));
      await rested(id);
      return id;
    },
    check: async (id: string) => {
      const { columns } = await show(id);
      await call('PUT', `/${id}/mapping`, { targets: columns.map(({ target }) => target) });
      await rested(id);
    },
    undo: async (id: string) => {
      await call('POST', `/${id}/undo`, {});
      await rested(id);
    },
    apply: async (id: string) => {
      await call('POST', `/${id}/apply`, {});
      await rested(id);
    },
  };
}

const towns = [
  ['Leeds', 'LS6 3AA'],
  ['Manchester', 'M1 1AE'],
  ['Bristol', 'BS1 4DJ'],
  ['London', 'SW1A 1AA'],
] as const;

/** A CSV file of homes; with `raise` each asks for so many pounds more. */
export function portfolio({ rows: length, raise = 0 }: { readonly rows: number; readonly raise?: number }): string {
  const available = daysAfter(ukDay(new Date()), 30);
  const rows = Array.from({ length }, (_, at) => {
    const [town, postcode] = towns[at % towns.length]!;
    const description = `Home number ${at} is bright and quiet, close to shops and trains. `.repeat(8).trim();
    return `R${at},Flat ${at} in ${town},"${description}",${at + 1} Mill Lane,${town},${postcode},flat,${1 + (at % 4)},1,${800 + (at % 900) + raise},${available},C,C`;
  });
  return `reference,title,description,address,town,postcode,type,bedrooms,bathrooms,rent,available from,epc,council tax band\n${rows.join('\n')}\n`;
}
