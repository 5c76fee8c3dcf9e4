import { createHash } from 'node:crypto';
import { contract } from '@letfair/contract';
import { portfolioFile } from '@letfair/contract/agencies/exports';
import { readBlm } from '@letfair/domain/agencies/portfolio/blm/blm-file';
import { readBlmRecord } from '@letfair/domain/agencies/portfolio/blm/blm-listing';
import { exportNames } from '@letfair/domain/agencies/portfolio/exports';
import { guessColumns } from '@letfair/domain/agencies/portfolio/guess-columns';
import type { PortableListing } from '@letfair/domain/agencies/portfolio/portable-listing';
import { readRow } from '@letfair/domain/agencies/portfolio/rows';
import { ukDay } from '@letfair/domain/uk-time';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { readZip } from '../../../testing/files/read-zip.ts';
import { approveListings } from '../../../testing/listings.ts';
import { aJpeg } from '../../../testing/pictures.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';
import { findPhotosByKey, findStoredListings, keyOfFile, photoIdInUrl, planListing } from '../portfolio/index.ts';

const testing = await testApi();
const { as, call, send, db, upload } = testing;
const publish = approveListings(testing);
const agent = await as('agent');
const { token } = agent;

const download = (name: string, bearer = token) =>
  send({ url: `/api/exports/${name}`, headers: { authorization: `Bearer ${bearer}` } });
const act = (id: string, action: 'let' | 'withdraw' | 'pause') =>
  call(contract.listings.act, { params: { id }, body: { action } }, { token });

const awkward = {
  title: '=SUM(A1) & "quotes"; 50 % off',
  description: 'Bright, quiet\nand £1 ~ a ^ day; <b>not</b> &amp; bold',
  features: [
    ...['Garden; south-facing', '+44 is no number', 'Café “Zürich” 🏡'],
    ...['Council Tax Band: C', 'EPC Rating: C', 'Lease Length: Rolling monthly'],
  ],
};

beforeAll(async () => {
  const photo = dataOf((await upload(await aJpeg({ seed: 811 }), 'image/jpeg', { token })).answer).id;
  await call(contract.photos.caption, { params: { id: photo }, body: { caption: 'Kitchen; large' } }, { token });
  await publish(token, { reference: 'A/1', images: [photo], ...awkward });
  await publish(token, { title: 'Without a reference' });
  const past = await publish(token, { reference: 'A2', title: 'Let before' });
  await act(past, 'let');
  await publish(token, { reference: 'A2', title: 'To let again' });
  await act(await publish(token, { reference: 'A3' }), 'withdraw');
  await act(await publish(token, { reference: 'A4' }), 'pause');
});

const plainText = (html: string) =>
  html.replaceAll('<br />', '\n').replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

const jsonListings = (text: string): PortableListing[] =>
  portfolioFile.parse(JSON.parse(text)).listings as unknown as PortableListing[];

function csvListings(text: string): (PortableListing | null)[] {
  const [header = [], ...rows] = parse(text, { bom: true }) as string[][];
  const targets = guessColumns(header);
  const columns = header.map((name, at) => ({ header: name, target: targets[at] ?? null }));
  return rows.map((row) => {
    const { listing, problems } = readRow(columns, row);
    expect(problems).toEqual([]);
    return listing;
  });
}

async function blmListings(text: string): Promise<(PortableListing | null)[]> {
  const listings: (PortableListing | null)[] = [];
  for await (const part of readBlm([text]))
    if (part.kind === 'record') listings.push(readBlmRecord(part.record, plainText).listing);
  return listings;
}

/** What an import of these would do. Pictures beside the file are known by their bytes. */
async function plansOf(listings: readonly (PortableListing | null)[], files: ReadonlyMap<string, Buffer> = new Map()) {
  const lister = { id: agent.user.id, userType: 'agent' } as const;
  const keys = new Map(
    [...files].map(([name, bytes]) => [name, keyOfFile(createHash('sha256').update(bytes).digest())]),
  );
  const known = await findPhotosByKey(db, lister.id, [...keys.values()]);
  const photoOf = (source: string) =>
    photoIdInUrl(source) ?? known.get(keys.get(source)?.toString('hex') ?? '') ?? null;
  const stored = await findStoredListings(
    db,
    lister.id,
    listings.map((listing) => listing?.reference ?? ''),
  );
  return listings.map((listing) => {
    if (!listing) return 'unreadable';
    const photoIds = listing.photos?.map(({ source }) => photoOf(source)) ?? [];
    const plan = planListing(stored.get(listing.reference) ?? null, listing, {
      lister,
      today: ukDay(new Date()),
      photoIds,
    });
    return plan.kind === 'unchanged'
      ? 'unchanged'
      : `${plan.kind} ${plan.changes.join(' ')} ${JSON.stringify(plan.problems)}`;
  });
}

const unchanged = (homes: number) => Array.from({ length: homes }, () => 'unchanged');

describe('what is exported reads as the same homes again', () => {
  it('from CSV, which a spreadsheet opens right and does not compute', async () => {
    const { body, headers, rawPayload } = await download('listings.csv');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="letfair-[\d-]+-listings.csv"$/);
    expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(body).toContain('\r\n');
    for (const row of parse(body, { bom: true }) as string[][])
      for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    expect(await plansOf(csvListings(body))).toEqual(unchanged(6));
  });
  it('from JSON, which its published schema describes', async () => {
    const { body } = await download('listings.json');
    expect(await plansOf(jsonListings(body))).toEqual(unchanged(6));
    const { $schema } = JSON.parse(body) as { $schema: string };
    const published = await send({ url: new URL($schema).pathname });
    expect(published.json()).toMatchObject({ $id: $schema, properties: { version: { const: 1 } } });
  });
  it('from a ZIP with pictures', async () => {
    const files = readZip((await download('listings.zip')).rawPayload);
    expect([...files.keys()].map((name) => name.replace(/[\da-f-]{36}/, 'id'))).toEqual([
      'listings.json',
      'photos/id.webp',
    ]);
    expect(await plansOf(jsonListings(String(files.get('listings.json'))), files)).toEqual(unchanged(6));
  });
  it('from BLM with JPEGs named after the home, but for withdrawn ones', async () => {
    const files = readZip((await download('listings-blm.zip')).rawPayload);
    expect([...files.keys()]).toEqual(['listings.blm', '1_A-1_IMG_00.jpg']);
    expect(await plansOf(await blmListings(String(files.get('listings.blm'))), files)).toEqual(unchanged(5));
  });
});

test('a newer home has the reference, and an older one that was let goes by its id', async () => {
  const listings = jsonListings((await download('listings.json')).body);
  const titled = (title: string) => listings.find(({ values }) => values.title === title)?.reference;
  expect(titled('To let again')).toBe('A2');
  expect(titled('Let before')).toMatch(/^[\da-f-]{36}$/);
});

test('applications and enquiries are those of the lister, with no contact details that were not shared', async () => {
  const tenant = await as('tenant');
  const home = dataOf((await call(contract.listings.mine, { query: { status: 'live' } }, { token })).answer)
    .properties[0]!;
  dataOf(
    (
      await call(
        contract.applications.apply,
        { body: { propertyId: home.id, share: ['note'] } as never },
        { token: tenant.token },
      )
    ).answer,
  );
  const rows = parse((await download('applications.csv')).body, { bom: true, columns: true }) as Record<
    string,
    string
  >[];
  expect(rows).toMatchObject([{ home: home.title, status: 'sent', email: '', phone: '' }]);
  expect((await download('applications.csv')).body).not.toContain(tenant.user.email);
  expect((await download('enquiries.csv')).statusCode).toBe(200);
  const other = await as('landlord');
  expect(parse((await download('applications.csv', other.token)).body, { bom: true })).toHaveLength(1);
});

describe('a download', () => {
  it('is for landlords and agents who are signed in', async () => {
    const [tenant, admin] = [await as('tenant'), await as('admin')];
    for (const name of exportNames) {
      expect((await send({ url: `/api/exports/${name}` })).statusCode).toBe(401);
      for (const { token: bearer } of [tenant, admin]) expect((await download(name, bearer)).statusCode).toBe(403);
    }
  });
  it('that does not exist is not found', async () => expect((await download('everything.exe')).statusCode).toBe(404));
  it('is throttled', async () => {
    const { token: greedy } = await as('landlord');
    const statuses = [];
    for (let tries = 0; tries <= 30; tries++) statuses.push((await download('enquiries.csv', greedy)).statusCode);
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });
});
