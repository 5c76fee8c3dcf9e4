import type { OwnThread } from '@letfair/contract/site/support';
import type { APIRequestContext } from '@playwright/test';
import type { Account } from './new-account.ts';

const signedIn = ({ token }: Pick<Account, 'token'>) => ({ authorization: `Bearer ${token}` });

/** A ticket as the contact page sends it, with an account or without; answers its reference. */
export async function newTicket(
  request: APIRequestContext,
  ticket: { readonly email: string; readonly message?: string },
  sender?: Account,
): Promise<string> {
  const response = await request.post('/api/support/tickets', {
    headers: sender ? signedIn(sender) : {},
    data: {
      name: 'Maya Okafor',
      userType: 'tenant',
      subject: 'technical',
      priority: 'urgent',
      message: 'The code never arrives.',
      ...ticket,
    },
  });
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}

/** What the desk writes, by the call its screen makes. */
export async function answerTicket(
  request: APIRequestContext,
  admin: Account,
  reference: string,
  content: string,
): Promise<void> {
  const path = `/api/admin/tickets/${reference}/messages`;
  const response = await request.post(path, { headers: signedIn(admin), data: { content } });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
}

export async function closeTicket(request: APIRequestContext, admin: Account, reference: string): Promise<void> {
  const path = `/api/admin/tickets/${reference}/status`;
  const response = await request.put(path, { headers: signedIn(admin), data: { action: 'close' } });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
}

export async function threadOf(request: APIRequestContext, sender: Account, reference: string): Promise<OwnThread> {
  const response = await request.get(`/api/support/tickets/${reference}`, { headers: signedIn(sender) });
  return ((await response.json()) as { data: OwnThread }).data;
}
