import { expect, test } from 'vitest';
import { sendsOnEnter } from './composer.tsx';

const enter = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 };

test('Enter sends', () => expect(sendsOnEnter(enter)).toBe(true));

test.each([
  ['another key', { ...enter, key: 'a', keyCode: 65 }],
  ['Shift+Enter', { ...enter, shiftKey: true }],
  ['Enter inside an input method', { ...enter, isComposing: true }],
  ['Enter at the end of a composition', { ...enter, keyCode: 229 }],
])('%s does not', (_, pressed) => expect(sendsOnEnter(pressed)).toBe(false));
