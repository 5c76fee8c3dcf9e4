import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAnswer } from './use-answer.ts';

type Answer = { success: true; data: string } | { success: false; message: string };

/** The hook, and the calls it made, which a test answers one by one. */
function setUp(about = 'one') {
  const calls: PromiseWithResolvers<Answer>[] = [];
  const call = () => {
    const answer = Promise.withResolvers<Answer>();
    calls.push(answer);
    return answer.promise;
  };
  const hook = renderHook(({ about }) => useAnswer(call, about), { initialProps: { about } });
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

test('an answer about something else that comes late is not shown', async () => {
  const { result, rerender, calls } = setUp('one');
  rerender({ about: 'two' });
  await act(async () => calls[1]?.resolve({ success: true, data: 'of two' }));
  await act(async () => calls[0]?.resolve({ success: true, data: 'of one' }));
  expect(result.current.data).toBe('of two');
});
