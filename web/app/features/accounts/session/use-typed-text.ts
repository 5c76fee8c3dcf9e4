import { useState } from 'react';
import { dropOldTexts, type TypedText, typedText } from '../../../lib/forms/typed-text.ts';
import { currentSession } from './session-store.ts';

/**
 * A place for what is typed about `thing`, such as `message:` with the id of a home. It belongs to whoever was signed
 * in when the form opened, also after the session has ended.
 */
export function useTypedText(thing: string): TypedText {
  const [place] = useState(() => createPlace(thing));
  return place;
}

/** The account is looked up at the first use, because the server renders forms too and knows no accounts. */
function createPlace(thing: string): TypedText {
  let place: TypedText | null = null;
  function here(): TypedText {
    if (place) return place;
    dropOldTexts();
    const session = currentSession();
    place = typedText(session.status === 'signed-in' ? (session.user.id ?? session.user.email) : '', thing);
    return place;
  }
  return { read: () => here().read(), write: (text) => here().write(text) };
}
