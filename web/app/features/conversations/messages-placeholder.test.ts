import { LAYOUT_HEIGHT_PX } from '@letfair/domain/conversations/message-limits';
import { expect, test } from 'vitest';
import { layoutHeight } from './messages-placeholder.tsx';

test('the layout is as high as document 2, section 9 says', () => {
  expect(layoutHeight).toBe(`h-[${LAYOUT_HEIGHT_PX}px]`);
});
