import { contract } from '@letfair/contract';
import { MAX_SAVED_SEARCHES } from '@letfair/domain/search/saved-searches';
import { expect, test } from 'vitest';
import { dataOf, testApi as openApi } from '../../../testing/test-api.ts';

const { as, call, db } = await openApi();
const { list, save, change, remove } = contract.savedSearches;
const [one, other] = [await as('tenant'), await as('landlord')];

const keep = (search: string, name = 'Flats in Leeds', token = one.token) =>
  call(save, { body: { name, search, frequency: 'daily' } }, { token });
const kept = async (search: string) => dataOf((await keep(search)).answer);
const forgetAll = () => db.deleteFrom('saved_search').execute();

test('a search is kept as the reader of searches writes it, newest first', async () => {
  const first = await kept(
    '?sort=newest&location=Leeds&view=map&maxBudget=2000%2B&propertyType=studio,flat&pets=false',
  );
  expect(first).toMatchObject({
    name: 'Flats in Leeds',
    search: 'location=Leeds&propertyType=flat%2Cstudio',
    frequency: 'daily',
  });
  const second = await kept('');
  expect(second.search).toBe('');
  const { searches } = dataOf((await call(list, {}, { token: one.token })).answer);
  expect(searches).toEqual([second, first]);
});

test.each([
  ['an unknown type', 'propertyType=castle', 'Use all, or one or more of'],
  ['a rent below the lowest', 'minBudget=900&maxBudget=500', 'below the lowest'],
  [
    'a text that is too long once it is written out',
    `location=${'字'.repeat(200)}&words=${'字'.repeat(100)}&features=garden,balcony,dishwasher,washing-machine,lift`,
    'too long',
  ],
])('%s is refused in words', async (_, search, words) => {
  const { status, answer } = await keep(search);
  expect(status).toBe(422);
  expect(answer).toMatchObject({ error: { fields: { search: expect.stringContaining(words) } } });
});

test('a name is needed, and may not be blank', async () => {
  expect((await keep('location=Leeds', '  ')).status).toBe(422);
});

test('it can be renamed, told how often to write, and forgotten', async () => {
  const { id } = await kept('location=Leeds');
  const { token } = one;
  const changed = await call(change, { params: { id }, body: { name: 'Leeds', frequency: 'instant' } }, { token });
  expect(dataOf(changed.answer)).toMatchObject({ id, name: 'Leeds', frequency: 'instant' });
  expect(dataOf((await call(remove, { params: { id } }, { token })).answer)).toEqual({ id });
  expect((await call(remove, { params: { id } }, { token })).status).toBe(404);
  expect(await db.selectFrom('saved_search_key').select('key').where('search_id', '=', id).execute()).toEqual([]);
});

test('somebody else’s search is not there', async () => {
  const { id } = await kept('location=Leeds');
  const { token } = other;
  const changed = await call(change, { params: { id }, body: { name: 'Mine', frequency: 'none' } }, { token });
  expect(changed.status).toBe(404);
  expect((await call(remove, { params: { id } }, { token })).status).toBe(404);
  expect(dataOf((await call(list, {}, { token })).answer).searches).toEqual([]);
});

test('the same search is kept once, however it is written and however often it is sent', async () => {
  await forgetAll();
  const first = await kept('propertyType=studio,flat&location=Leeds');
  const again = await Promise.all(
    ['location=Leeds&propertyType=flat,studio', '?sort=newest&location=Leeds&propertyType=studio,flat'].map((search) =>
      keep(search, 'Small homes'),
    ),
  );
  expect(again.map(({ answer }) => dataOf(answer).id)).toEqual([first.id, first.id]);
  const { searches } = dataOf((await call(list, {}, { token: one.token })).answer);
  expect(searches).toEqual([{ ...first, name: 'Small homes' }]);
  // Another account has its own.
  expect(dataOf((await keep('location=Leeds&propertyType=flat,studio', 'Mine', other.token)).answer).id).not.toBe(
    first.id,
  );
});

test('there is a limit, and two at once do not pass it', async () => {
  await forgetAll();
  for (let n = 1; n < MAX_SAVED_SEARCHES; n++) await kept(`location=Leeds&minBudget=${n}00`);
  const answers = await Promise.all([keep('location=York'), keep('location=Hull')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
