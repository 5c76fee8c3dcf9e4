import { contract } from '@letfair/contract';
import type { Sent } from '@letfair/contract/wire/endpoint';
import { describe, expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { aLister, aLiveListing, type ListingChanges } from '../../../../testing/listings.ts';
import { aSignUp } from '../../../../testing/people.ts';
import { dataOf, testApi } from '../../../../testing/test-api.ts';

const { as, call, db } = await testApi();
const { find } = contract.search;
const lister = await aLister(db);
const add = (changes: ListingChanges = {}) => aLiveListing(db, lister, changes);
type Query = Sent<typeof find>['query'];

const found = async (query: Query, token?: string) => dataOf((await call(find, { query }, { token })).answer);
const refused = async (query: object, token?: string) => {
  const { status, answer } = await call(find, { query: query as Query }, { token });
  return { status, fields: answer.success ? {} : answer.error.fields };
};
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

describe('the best match', () => {
  const tenant = async (changes: object) => {
    const email = `wants-${newId()}@tenant.example`;
    const { answer } = await call(contract.accounts.signUp, { body: aSignUp('tenant', { email, ...changes }) });
    const code = dataOf(answer).verificationCode ?? '';
    return dataOf((await call(contract.accounts.verify, { body: { email, code } })).answer).token;
  };

  test('comes first for a tenant who said what they look for, page after page', async () => {
    const token = await tenant({
      maxBudget: 900,
      preferredArea: 'DE1',
      propertyType: 'flat',
      moveInDate: '2026-12-03',
    });
    for (let n = 0; n < 30; n++)
      await add({
        postcode: 'DE1 1AA',
        title: n === 20 ? 'Fits' : `Dear ${n}`,
        rent_pence: n === 20 ? 85_000 : 200_000,
        published_at: hoursAgo(n),
      });
    const first = await found({ location: 'DE1', sort: 'match' }, token);
    expect(first.properties[0]).toMatchObject({ title: 'Fits', match: { score: 100 } });
    expect(first.total).toBe(30);
    const second = await found({ location: 'DE1', sort: 'match', cursor: first.nextCursor! }, token);
    expect(second.nextCursor).toBeNull();
    expect(new Set([...first.properties, ...second.properties].map(({ id }) => id)).size).toBe(30);
  });

  test('is shown on the cards of any search of theirs, and to nobody else', async () => {
    const token = await tenant({});
    expect((await found({ location: 'DE1' }, token)).properties[0]?.match?.score).toBeTypeOf('number');
    const { token: landlord } = await as('landlord');
    expect((await found({ location: 'DE1' }, landlord)).properties[0]?.match).toBeNull();
    expect((await refused({ sort: 'match' }, landlord)).fields).toHaveProperty('sort');
  });

  test('needs preferences', async () => {
    const undecided = await tenant({ maxBudget: null, preferredArea: '', propertyType: '', moveInDate: '' });
    expect((await refused({ sort: 'match' }, undecided)).fields?.sort).toContain('looking for');
  });
});
