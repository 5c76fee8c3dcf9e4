import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { capabilities, capabilityIds } from './capabilities.ts';
import { bothSides, everyone, members, wayIn, wayInFor } from './capability.ts';
import { readersInWords } from './readers-in-words.ts';

const DOCUMENTS = new URL('../../../../../../docs/product/', import.meta.url);
/** Lists of pages and calls; what the pages do stands below. */
const LISTS = 'pages';

/** As GitHub makes an anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number} -]/gu, '')
    .replaceAll(' ', '-');

async function documentedPassages(): Promise<string[]> {
  const files = (await readdir(DOCUMENTS, { recursive: true })).filter((path) => /^[\w-]+[/\\][\w-]+\.md$/.test(path));
  const passages = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, DOCUMENTS), 'utf8');
      return [...text.matchAll(/^###? (.+)$/gm)].map(
        ([, heading = '']) => `${file.replace('\\', '/')}#${anchorOf(heading)}`,
      );
    }),
  );
  return passages.flat();
}

const pointedAt = new Set(capabilityIds.flatMap((id): readonly string[] => capabilities[id].documentedIn));

test('every passage of docs/product belongs to a capability', async () => {
  const passages = await documentedPassages();
  expect(passages.length).toBeGreaterThan(60);
  expect(passages.filter((passage) => !passage.endsWith(`#${LISTS}`) && !pointedAt.has(passage))).toEqual([]);
});

test('every capability points to a passage that is there', async () => {
  const passages = new Set(await documentedPassages());
  expect([...pointedAt].filter((passage) => !passages.has(passage))).toEqual([]);
});

test('capabilities have names of their own, and say what they do in one or two sentences', () => {
  const names = capabilityIds.map((id) => capabilities[id].name);
  expect(new Set(names).size).toBe(names.length);
  const lines = capabilityIds.map((id) => capabilities[id].line);
  expect(lines.filter((line) => !/^\p{Letter}.{20,120}\.$/u.test(line))).toEqual([]);
  expect(capabilityIds.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
});

test('one reader has one way in', () => {
  for (const id of capabilityIds) {
    const readers = capabilities[id].waysIn.flatMap((way) => way.readers);
    expect(new Set(readers).size, id).toBe(readers.length);
  }
});

test('nobody who is signed in is asked to sign up or in', () => {
  const asks = capabilityIds.flatMap((id) =>
    capabilities[id].waysIn.filter(
      ({ to, readers }) => to.startsWith('/auth/') && readers.some((one) => one !== 'visitor'),
    ),
  );
  expect(asks).toEqual([]);
});

test('a reader gets their own way in; who is signed out gets the first one, and nobody another role’s', () => {
  const waysIn = [wayIn('Open clients', '/clients', ['agent']), wayIn('Your homes', '/client', ['landlord'])];
  expect(wayInFor(waysIn, 'landlord')?.to).toBe('/client');
  expect(wayInFor(waysIn, 'visitor')?.to).toBe('/clients');
  expect(wayInFor(waysIn, 'tenant')).toBeUndefined();
});

test.each([
  [[everyone], 'For everyone'],
  [[members], 'For everyone with an account'],
  [[bothSides], 'For tenants, landlords and agents'],
  [[['agent'], ['landlord']], 'For landlords and agents'],
  [[['tenant']], 'For tenants'],
] as const)('readers %j are called “%s”', (groups, words) => {
  expect(readersInWords(groups.map((readers) => ({ readers })))).toBe(words);
});
