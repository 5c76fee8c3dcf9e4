import { useEffect, useState } from 'react';
import { CalendarFeedCard } from '../../calendar-feed/index.ts';
import { api } from '../../session/index.ts';

/** The viewings of somebody in their own calendar; the card loads what it shows. */
export function ViewingFeedCard() {
  const [createdAt, setCreatedAt] = useState<string | null>(null);
  const [changes, setChanges] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change loads again
  useEffect(() => {
    const leaving = new AbortController();
    api.viewingLinks.calendar({}, { signal: leaving.signal }).then(
      (answer) => answer.success && setCreatedAt(answer.data.createdAt),
      // Without an answer the card offers to make an address, which replaces one that exists.
      () => undefined,
    );
    return () => leaving.abort();
  }, [changes]);

  return (
    <CalendarFeedCard
      intro="Subscribe to your viewings in Google Calendar, Outlook or on your phone. Whoever has the address can read when and where they are, so keep it to yourself."
      createdAt={createdAt}
      open={(options) => api.viewingLinks.openCalendar({}, options)}
      close={() => api.viewingLinks.closeCalendar()}
      onChange={() => setChanges((before) => before + 1)}
    />
  );
}
