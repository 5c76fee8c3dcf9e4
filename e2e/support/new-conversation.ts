import type { Conversation, Message } from '@letfair/contract/lettings/conversations/conversations';
import type { APIRequestContext } from '@playwright/test';
import { type Account, newAccount, reviewer } from './new-account.ts';
import { approveListing, submitListing } from './new-listing.ts';

type Caller = Pick<Account, 'token'>;

export interface Talk {
  readonly id: string;
  readonly propertyId: string;
  readonly tenant: Account;
  readonly lister: Account;
}

interface TalkDetails {
  readonly tenant?: Account;
  readonly lister?: Account;
  readonly title?: string;
  readonly content?: string;
}

export const TITLE = 'Two rooms by the canal';
export const FIRST = 'Is it still to be had?';

/** A landlord who is shown as "Ruth A."; tenants are shown as "Maya O.". */
export const newLister = (request: APIRequestContext): Promise<Account> =>
  newAccount(request, 'landlord', { firstName: 'Ruth', lastName: 'Adeyemi' });

/** A tenant who has written to a landlord about a live home. */
export async function newConversation(request: APIRequestContext, details: TalkDetails = {}): Promise<Talk> {
  const { title = TITLE, content = FIRST } = details;
  const tenant = details.tenant ?? (await newAccount(request, 'tenant'));
  const lister = details.lister ?? (await newLister(request));
  const propertyId = await submitListing(request, lister, { title });
  await approveListing(request, await reviewer(request), propertyId);
  const { id } = await post<Conversation>(request, tenant, '/api/conversations', { propertyId, content });
  return { id, propertyId, tenant, lister };
}

export const say = (request: APIRequestContext, sender: Caller, id: string, content: string): Promise<Message> =>
  post(request, sender, `/api/conversations/${id}/messages`, { content });

/** What the server holds, oldest first; the newest page. */
export async function contentsOf(request: APIRequestContext, { token }: Caller, id: string): Promise<string[]> {
  const response = await request.get(`/api/conversations/${id}/messages`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await response.json()) as { data: { messages: Message[] } };
  return data.messages.map(({ content }) => content);
}

async function post<Data>(request: APIRequestContext, { token }: Caller, path: string, body: object): Promise<Data> {
  const response = await request.post(path, { headers: { authorization: `Bearer ${token}` }, data: body });
  const envelope = (await response.json()) as { success: boolean; message?: string; data: Data };
  if (!envelope.success) throw new Error(`${path} answered ${response.status()}: ${envelope.message}`);
  return envelope.data;
}
