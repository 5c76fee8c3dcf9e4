import { contract } from '@letfair/contract';
import type { ListingBody } from '@letfair/contract/listing-payload';
import { aHome } from './homes.ts';
import { dataOf, type TestApi } from './test-api.ts';

/** Lists a home and has it approved; gives its id. */
export const liveHomes =
  ({ call, as }: Pick<TestApi, 'call' | 'as'>) =>
  async (token: string, changes: Partial<ListingBody> = {}): Promise<string> => {
    const { answer } = await call(contract.listings.submit, { body: aHome(changes) }, { token });
    const { id } = dataOf(answer);
    const moderator = await as('admin');
    dataOf((await call(contract.moderation.approve, { params: { id } }, { token: moderator.token })).answer);
    return id;
  };
