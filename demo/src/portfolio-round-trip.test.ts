import { portfolioFile } from '@letfair/contract/agencies/exports';
import { BLM_END, blmRecord, blmStart, readBlm } from '@letfair/domain/agencies/portfolio/blm/blm-file';
import { readBlmRecord } from '@letfair/domain/agencies/portfolio/blm/blm-listing';
import { blmColumns, writeBlmRecord } from '@letfair/domain/agencies/portfolio/blm/write-blm';
import { columnName, portfolioColumns } from '@letfair/domain/agencies/portfolio/columns';
import { ENVELOPE_END, envelopeListing, envelopeStart } from '@letfair/domain/agencies/portfolio/envelope';
import {
  applyValues,
  changedFields,
  type ListingToWrite,
  type PortableListing,
  portableValues,
} from '@letfair/domain/agencies/portfolio/portable-listing';
import { readRow, writeRow } from '@letfair/domain/agencies/portfolio/rows';
import { expect, test } from 'vitest';
import { makeMarket } from './make-market.ts';

const now = new Date();
const homes = makeMarket({ seed: 'round trip', listings: 300, now }).homes.map(({ form, status }, at) => ({
  form,
  written: {
    reference: `D${at}`,
    client: '',
    branch: '',
    status,
    values: portableValues(form),
    photos: [],
  } satisfies ListingToWrite,
}));

const expectSame = (read: ReadonlyMap<string, PortableListing>, kept = homes) => {
  expect(read.size).toBe(kept.length);
  const changed = kept.flatMap<string>(({ form, written: { reference } }) => {
    const listing = read.get(reference);
    return listing ? changedFields(form, applyValues(form, listing)) : [`${reference} is missing`];
  });
  expect(changed).toEqual([]);
};
const byReference = (listings: readonly (PortableListing | null)[]) =>
  new Map(listings.flatMap((listing) => (listing ? [[listing.reference, listing] as const] : [])));

test('every demo home is the same after CSV', () => {
  const columns = portfolioColumns.map((target) => ({ header: columnName(target), target }));
  expectSame(byReference(homes.map(({ written }) => readRow(columns, writeRow(written)).listing)));
});

test('every demo home is the same after JSON', () => {
  const pieces = homes.map(({ written }, at) => envelopeListing(written, { isFirst: at === 0 }));
  const file = JSON.parse(envelopeStart('x', now) + pieces.join('') + ENVELOPE_END);
  expectSame(byReference(portfolioFile.parse(file).listings as unknown as PortableListing[]));
});

test('every demo home that BLM knows is the same after it', async () => {
  const records = homes.flatMap(({ written }) => {
    const record = writeBlmRecord(written, { branch: '1', created: now, updated: now });
    return record ? [blmRecord(blmColumns, record)] : [];
  });
  const file = blmStart(blmColumns, { count: records.length, generated: now }) + records.join('') + BLM_END;
  const plainText = (html: string) =>
    html.replaceAll('<br />', '\n').replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  const read: (PortableListing | null)[] = [];
  for await (const part of readBlm([file]))
    if (part.kind === 'record') read.push(readBlmRecord(part.record, plainText).listing);
  expectSame(
    byReference(read),
    homes.filter(({ written }) => written.status !== 'withdrawn'),
  );
});
