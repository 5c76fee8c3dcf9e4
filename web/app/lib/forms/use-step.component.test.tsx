import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useStep } from './use-step.ts';

type Answer = { success: true; data: string } | { success: false; message: string; error: { code: string } };

/** The hook, and the calls it made, which a test answers one by one. */
function setUp() {
  const reload = vi.fn();
  const calls: { readonly key: string; readonly answer: PromiseWithResolvers<Answer> }[] = [];
  const send = ({ idempotencyKey }: { readonly idempotencyKey: string }) => {
    const answer = Promise.withResolvers<Answer>();
    calls.push({ key: idempotencyKey, answer });
    return answer.promise;
  };
  const { result } = renderHook(() => useStep(reload));
  const press = (name = 'archive', options = {}) => {
    const taken = Promise.withResolvers<unknown>();
    act(() => void result.current.take(name, send, options).then(taken.resolve));
    return taken.promise;
  };
  return { result, reload, calls, press };
}
const refused = (code: string): Answer => ({ success: false, message: 'It is let.', error: { code } });

test('a press is sent once, named while it is under way, told when it is done, and loads the page again', async () => {
  const { result, reload, calls, press } = setUp();
  const first = press('archive', { done: ({ data }: { readonly data: string }) => `${data} is archived.` });
  expect(result.current).toMatchObject({ underWay: 'archive', isBusy: true, notice: null });
  expect(await press('restore')).toBeNull();
  expect(result.current.underWay).toBe('archive');
  await act(async () => calls[0]?.answer.resolve({ success: true, data: 'Ada' }));
  expect(await first).toMatchObject({ isDone: true, answer: { data: 'Ada' } });
  expect(result.current).toMatchObject({ underWay: null, notice: { tone: 'good', text: 'Ada is archived.' } });
  expect([calls.length, reload.mock.calls.length]).toEqual([1, 1]);
});

test('a refusal is told in the server’s words and loads nothing, unless someone else was quicker', async () => {
  const { result, reload, calls, press } = setUp();
  const first = press();
  await act(async () => calls[0]?.answer.resolve(refused('invalid')));
  expect(await first).toMatchObject({ isDone: false, problem: 'It is let.', isStale: false });
  expect(result.current.notice).toEqual({ tone: 'harm', text: 'It is let.' });
  expect(reload).not.toHaveBeenCalled();
  for (const [at, code] of ['conflict', 'not_found'].entries()) {
    const next = press();
    await act(async () => calls[at + 1]?.answer.resolve(refused(code)));
    expect(await next).toMatchObject({ isStale: true });
    expect(reload).toHaveBeenCalledTimes(at + 1);
  }
});

test('after a lost connection the same press goes out under the same key, another under its own', async () => {
  const { result, calls, press } = setUp();
  const lost = press();
  await act(async () => calls[0]?.answer.reject(new TypeError('Failed to fetch')));
  expect(await lost).toEqual({ isDone: false, problem: 'Network error. Please try again.', isStale: false });
  const again = press();
  expect(result.current.notice).toBeNull();
  await act(async () => calls[1]?.answer.reject(new TypeError('Failed to fetch')));
  await again;
  void press('archive', { content: 'another' });
  expect(calls[1]?.key).toBe(calls[0]?.key);
  expect(calls[2]?.key).not.toBe(calls[0]?.key);
});
