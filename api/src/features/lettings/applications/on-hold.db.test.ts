import { contract } from '@letfair/contract';
import { expect, test } from 'vitest';
import { conversationFixture } from '../../../testing/conversations.ts';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const testing = await testApi();
const { as, call } = testing;
const { applications } = contract;
const { admin, liveListing } = await conversationFixture(testing);

test('an accepted application is on hold while its landlord is suspended, and goes on afterwards', async () => {
  const [landlord, tenant] = [await as('landlord'), await as('tenant')];
  const propertyId = await liveListing('The old mill', landlord.token);
  const { id } = dataOf((await call(applications.apply, { body: { propertyId } }, { token: tenant.token })).answer);
  const accept = { params: { id }, body: { action: 'accept' as const } };
  dataOf((await call(applications.act, accept, { token: landlord.token })).answer);
  const suspend = (suspended: boolean) =>
    call(
      contract.admin.suspend,
      { params: { id: landlord.user.id }, body: { suspended, reason: 'A test' } },
      { token: admin.token },
    );
  const shown = async () => dataOf((await call(applications.show, { params: { id } }, { token: tenant.token })).answer);

  dataOf((await suspend(true)).answer);
  expect(await shown()).toMatchObject({
    status: 'accepted',
    lock: 'suspended',
    nextSteps: [],
    contact: null,
    actions: ['withdraw'],
  });
  const tick = { params: { id }, body: { step: 'contract' as const, doneOn: '2026-01-02' } };
  expect(await call(applications.tickNextStep, tick, { token: tenant.token })).toMatchObject({
    status: 409,
    answer: { message: expect.stringContaining('this application is on hold') },
  });

  dataOf((await suspend(false)).answer);
  const after = await shown();
  expect(after.lock).toBeUndefined();
  expect(after.nextSteps).not.toEqual([]);
});
