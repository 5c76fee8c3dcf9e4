import { LAYOUT_HEIGHT_PX } from '@letfair/domain/lettings/conversations/message-limits';
import { expect, test } from 'vitest';
import { layoutHeight } from './messages-placeholder.tsx';

test('is as high as the documented layout', () => {
  expect(layoutHeight).toBe(`h-[${LAYOUT_HEIGHT_PX}px]`);
});
