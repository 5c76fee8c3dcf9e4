import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAnswer } from './use-answer.ts';

type Answer = { success: true; data: string } | { success: false; message: string };

/** The hook, and the calls it made, which a test answers one by one. */
function setUp(about: string | null = 'one', options = {}) {
  const calls: PromiseWithResolvers<Answer>[] = [];
  const call = () => {
    const answer = Promise.withResolvers<Answer>();
    calls.push(answer);
    return answer.promise;
  };
  const hook = renderHook(({ about }) => useAnswer(call, about, options), { initialProps: { about } });
  return { ...hook, calls };
}

test('the answer is shown once it is there', async () => {
  const { result, calls } = setUp();
  expect(result.current).toMatchObject({ data: undefined, hasFailed: false, refused: null });
  await act(async () => calls[0]?.resolve({ success: true, data: 'a home' }));
  expect(result.current).toMatchObject({ data: 'a home', hasFailed: false });
});

test('a refusal has its reason', async () => {
  const { result, calls } = setUp();
  await act(async () => calls[0]?.resolve({ success: false, message: 'Too old.' }));
  expect(result.current).toMatchObject({ data: undefined, hasFailed: true, refused: { message: 'Too old.' } });
});

test('after a server that could not be reached, another try brings the answer', async () => {
  const { result, calls } = setUp();
  await act(async () => calls[0]?.reject(new TypeError('Failed to fetch')));
  expect(result.current).toMatchObject({ hasFailed: true, refused: null });
  act(() => result.current.load());
  expect(result.current.hasFailed).toBe(false);
  await act(async () => calls[1]?.resolve({ success: true, data: 'a home' }));
  expect(result.current).toMatchObject({ data: 'a home', hasFailed: false });
});

test('what could not be reached is asked for again once the network is back', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const { result, calls } = setUp();
  await act(async () => calls[0]?.reject(new TypeError('Failed to fetch')));
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(async () => calls[1]?.resolve({ success: true, data: 'a home' }));
  expect(result.current).toMatchObject({ data: 'a home', hasFailed: false });
});

test('an answer about something else that comes late is not shown', async () => {
  const { result, rerender, calls } = setUp('one');
  rerender({ about: 'two' });
  await act(async () => calls[1]?.resolve({ success: true, data: 'of two' }));
  await act(async () => calls[0]?.resolve({ success: true, data: 'of one' }));
  expect(result.current.data).toBe('of two');
});

test('nothing is asked before it is known what about', async () => {
  const { result, rerender, calls } = setUp(null);
  expect([calls.length, result.current.data]).toEqual([0, undefined]);
  rerender({ about: 'one' });
  await act(async () => calls[0]?.resolve({ success: true, data: 'of one' }));
  expect(result.current.data).toBe('of one');
  rerender({ about: null });
  expect([calls.length, result.current.data]).toEqual([1, undefined]);
});

test.each([
  ['goes with it', {}, undefined],
  ['stays until the next is there where that is wanted', { keepsLast: true }, 'of one'],
])('an answer about something else %s', async (_, options, shown) => {
  const { result, rerender, calls } = setUp('one', options);
  await act(async () => calls[0]?.resolve({ success: true, data: 'of one' }));
  rerender({ about: 'two' });
  expect(result.current.data).toBe(shown);
});

test('what is shown stays when a later load fails, and can be changed', async () => {
  const { result, calls } = setUp();
  await act(async () => calls[0]?.resolve({ success: true, data: 'a home' }));
  act(() => result.current.setData((before) => before && `${before}, booked`));
  act(() => result.current.load());
  await act(async () => calls[1]?.reject(new TypeError('Failed to fetch')));
  expect(result.current).toMatchObject({ data: 'a home, booked', hasFailed: true });
});
