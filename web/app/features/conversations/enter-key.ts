type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>;

/** What some browsers report for the Enter that ends a composition. */
const COMPOSING_KEY_CODE = 229;

/** Enter sends, Shift+Enter begins a line, and the Enter that picks a word in an input method does neither. */
export const sendsOnEnter = ({ key, shiftKey, isComposing, keyCode }: Pressed): boolean =>
  key === 'Enter' && !shiftKey && !isComposing && keyCode !== COMPOSING_KEY_CODE;
