import { contract } from '@letfair/contract';
import { aListing } from './listings.ts';
import { dataOf, type TestApi } from './test-api.ts';

const { listings, moderation, conversations } = contract;

export async function conversationFixture({ as, call }: Pick<TestApi, 'as' | 'call'>) {
  const admin = await as('admin');
  const landlord = await as('landlord');
  const tenant = await as('tenant');

  const liveListing = async (title = 'Two-bedroom flat by the canal', token = landlord.token): Promise<string> => {
    const { id } = dataOf((await call(listings.submit, { body: aListing({ title }) }, { token })).answer);
    dataOf((await call(moderation.approve, { params: { id } }, { token: admin.token })).answer);
    return id;
  };
  const start = (propertyId: string, content = 'Is it still to be had?', token = tenant.token) =>
    call(conversations.start, { body: { propertyId, content } }, { token });
  const started = async (token = tenant.token) => dataOf((await start(await liveListing(), undefined, token)).answer);
  const say = (token: string, id: string, content: string, key?: string) =>
    call(conversations.send, { params: { id }, body: { content } }, { token, ...(key !== undefined && { key }) });
  const show = async (token: string, id: string) =>
    dataOf((await call(conversations.show, { params: { id } }, { token })).answer);
  const read = (token: string, id: string, number: number) =>
    call(conversations.read, { params: { id }, body: { number } }, { token });
  return { admin, landlord, tenant, liveListing, start, started, say, show, read };
}
