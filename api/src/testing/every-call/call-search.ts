import { contract } from '@letfair/contract';
import { tellAtOnce } from '../../features/saved-searches/index.ts';
import { openDb } from '../../platform/db.ts';
import { A_LIVE_HOME } from '../crowd.ts';
import { dataOf, type TestApi } from '../test-api.ts';

const { favorites, search } = contract;

export async function callSearch({
  as,
  call,
  mailTo,
  pool,
}: Pick<TestApi, 'as' | 'call' | 'mailTo' | 'pool'>): Promise<void> {
  const { user, token } = await as('tenant');
  const [params, home] = [{ id: A_LIVE_HOME }, { propertyId: A_LIVE_HOME }];
  await call(search.property, { params });
  await call(search.rents, { query: { location: 'LS4' } });
  for (const _ of ['first', 'second']) await call(search.view, { params }, { address: '203.0.113.7' });
  await call(search.matches, {}, { token });
  await call(favorites.add, { params: home }, { token });
  await call(favorites.list, {}, { token });
  await call(favorites.cards, { query: { cursor: `1-${A_LIVE_HOME}` } }, { token });
  await call(favorites.remove, { params: home }, { token });

  const { save, list, change, remove, unsubscribe } = contract.savedSearches;
  const body = { name: 'Leeds', search: 'location=LS4', frequency: 'instant' } as const;
  const { id } = dataOf((await call(save, { body }, { token })).answer);
  await tellAtOnce(openDb(pool), 'https://letfair.example')({ listingId: A_LIVE_HOME });
  const mail = await mailTo(user.email);
  const link = /unsubscribe\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  dataOf((await call(unsubscribe, { body: { token: link } })).answer);
  await call(list, {}, { token });
  await call(change, { params: { id }, body: { name: 'Leeds', frequency: 'none' } }, { token });
  await call(remove, { params: { id } }, { token });
}
