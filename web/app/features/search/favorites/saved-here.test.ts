import { expect, it } from 'vitest';
import { moveToAccount } from './saved-here.ts';

const refused = (code: string) => ({ success: false, error: { code } });

it('moves all homes, the oldest first', async () => {
  const sent: string[] = [];
  const send = async (id: string) => {
    sent.push(id);
    return { success: true };
  };
  expect(await moveToAccount(['new', 'old'], send)).toEqual({ moved: 2, left: [] });
  expect(sent).toEqual(['old', 'new']);
});

it('forgets a home that is gone and goes on', async () => {
  const send = async (id: string) => (id === 'old' ? refused('not_found') : { success: true });
  expect(await moveToAccount(['new', 'old'], send)).toEqual({ moved: 1, left: [] });
});

it.each([
  ['the connection is lost', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the session has ended', async () => refused('unauthenticated')],
])('keeps what is left when %s', async (_, fail) => {
  const send = (id: string) => (id === 'old' ? Promise.resolve({ success: true }) : fail());
  expect(await moveToAccount(['newest', 'newer', 'old'], send)).toEqual({ moved: 1, left: ['newest', 'newer'] });
});
