import { useState } from 'react';
import { dropOldTexts, type TypedText, typedText } from '../../lib/forms/typed-text.ts';
import { currentSession } from './session-store.ts';

/**
 * A place for what is typed about `thing`, such as `message:` with the id of a home. It belongs to whoever was signed
 * in when the form opened, also after the session has ended.
 */
export function useTypedText(thing: string): TypedText {
  const [place] = useState(() => {
    dropOldTexts();
    const session = currentSession();
    return typedText(session.status === 'signed-in' ? (session.user.id ?? session.user.email) : '', thing);
  });
  return place;
}
