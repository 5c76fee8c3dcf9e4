import { contract } from '@letfair/contract';
import { MAX_TEMPLATES } from '@letfair/domain/lettings/conversations/reply-templates';
import { expect, test } from 'vitest';
import { dataOf, testApi } from '../../../testing/test-api.ts';

const { as, call } = await testApi();
const { list, add, change, remove } = contract.replyTemplates;
const template = { title: 'Viewing', content: 'Hello {name}, would you like to see “{home}”?' };

const templatesOf = async (who: { readonly token: string }) => dataOf((await call(list, {}, who)).answer).templates;

test('keeps, changes and deletes templates of a landlord or an agent', async () => {
  for (const who of [await as('landlord'), await as('agent')]) {
    const added = dataOf((await call(add, { body: { ...template, title: '  Viewing ' } }, who)).answer);
    expect(added).toMatchObject(template);
    const body = { title: 'Let', content: 'It is let.' };
    dataOf((await call(change, { params: { id: added.id }, body }, who)).answer);
    expect(await templatesOf(who)).toEqual([{ id: added.id, ...body }]);
    dataOf((await call(remove, { params: { id: added.id } }, who)).answer);
    expect(await templatesOf(who)).toEqual([]);
    expect((await call(remove, { params: { id: added.id } }, who)).status).toBe(404);
  }
});

test('keeps the templates of others out of sight and reach', async () => {
  const [owner, other] = [await as('landlord'), await as('landlord')];
  const { id } = dataOf((await call(add, { body: template }, owner)).answer);
  expect(await templatesOf(other)).toEqual([]);
  expect((await call(change, { params: { id }, body: { title: 'x', content: 'x' } }, other)).status).toBe(404);
  expect((await call(remove, { params: { id } }, other)).status).toBe(404);
  expect(await templatesOf(owner)).toMatchObject([template]);
});

test('keeps one template of a call that is repeated with its key', async () => {
  const who = await as('landlord');
  const send = () => call(add, { body: template }, { token: who.token, key: 'a-repeated-template' });
  expect(dataOf((await send()).answer).id).toBe(dataOf((await send()).answer).id);
  expect(await templatesOf(who)).toHaveLength(1);
});

test('refuses one more than the limit, also when several come at once', async () => {
  const who = await as('agent');
  for (let kept = 0; kept < MAX_TEMPLATES - 1; kept += 1) await call(add, { body: template }, who);
  const last = await Promise.all([1, 2, 3].map(() => call(add, { body: template }, who)));
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(last.find(({ status }) => status === 409)?.answer).toMatchObject({
    message: 'You can have up to 50 templates. Please delete one you no longer need.',
  });
});

test.each([
  [{ ...template, title: ' ' }, 'title'],
  [{ ...template, title: 'x'.repeat(81) }, 'title'],
  [{ ...template, content: '' }, 'content'],
  [{ ...template, content: 'x'.repeat(2_001) }, 'content'],
])('refuses an empty or too long text %#', async (body, field) => {
  const { status, answer } = await call(add, { body }, await as('landlord'));
  expect(status).toBe(422);
  expect(answer).toMatchObject({ error: { fields: { [field]: expect.any(String) } } });
});
