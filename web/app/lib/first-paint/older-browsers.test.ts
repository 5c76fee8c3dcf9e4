import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { supportOlderBrowsers } from './older-browsers.ts';

/** What an older browser has, after the script. */
function olderBrowser() {
  class OldUrl extends URL {}
  class OldSignal {}
  Object.assign(OldUrl, { canParse: undefined });
  const own = { URL: OldUrl, AbortSignal: OldSignal as unknown as typeof AbortSignal, AbortController };
  const context = createContext(own);
  runInContext('delete Map.groupBy', context);
  runInContext(supportOlderBrowsers, context);
  return { canParse: OldUrl.canParse, any: own.AbortSignal.any, run: (code: string) => runInContext(code, context) };
}

test('an address is read or refused', () => {
  const { canParse } = olderBrowser();
  expect(canParse('/help', 'https://letfair.example')).toBe(true);
  expect(canParse('/help')).toBe(false);
});

test('items are grouped in their order', () => {
  const groups = olderBrowser().run("JSON.stringify([...Map.groupBy(['a', 'bb', 'c'], (text) => text.length)])");
  expect(JSON.parse(groups)).toEqual([
    [1, ['a', 'c']],
    [2, ['bb']],
  ]);
});

test('the first signal that is aborted aborts, with its reason', () => {
  const { any } = olderBrowser();
  const [one, other] = [new AbortController(), new AbortController()];
  const signal = any([one.signal, other.signal]);
  expect(signal.aborted).toBe(false);
  other.abort('left');
  one.abort('too late');
  expect([signal.aborted, signal.reason]).toEqual([true, 'left']);
  expect(any([AbortSignal.abort('before')]).reason).toBe('before');
});

test('what a browser has by itself stays', () => {
  const context = createContext({ URL, AbortSignal, AbortController });
  expect(runInContext(`${supportOlderBrowsers} Map.groupBy.toString().includes('native code')`, context)).toBe(true);
});
