import type { AddressInfo } from 'node:net';
import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { openStream } from '../../../testing/event-stream.ts';
import { aTicket } from '../../../testing/people.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { app, as, call, db } = await testApi();
await app.listen({ port: 0, host: '127.0.0.1' });
const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/events`;
const { openTicket, reply } = contract.support;
const { answer, prioritise } = contract.supportDesk;

test('notifies the open pages of the other side, and nobody else’s', async () => {
  const [admin, maya, stranger] = [await as('admin'), await as('tenant'), await as('tenant')];
  const [desk, sender, other] = await Promise.all([admin, maya, stranger].map(({ token }) => openStream(url, token)));
  // Sent without an account from her email.
  const { id: reference } = dataOf((await call(openTicket, { body: aTicket({ email: maya.user.email }) })).answer);
  const params = { reference };
  const { id } = await db
    .selectFrom('ticket')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  await desk?.heard('ticket', id);
  expect(sender?.events()).toEqual([]);

  await call(answer, { params, body: { content: 'Hello Maya' } }, { token: admin.token });
  await sender?.heard('ticket', id);
  await call(prioritise, { params, body: { priority: 'low' } }, { token: admin.token });
  await call(reply, { params, body: { content: 'Hello desk' } }, { token: maya.token });
  await expect.poll(() => desk?.events().length).toBe(4);
  await expect.poll(() => sender?.events().length).toBe(2);
  expect(other?.events()).toEqual([]);
});
