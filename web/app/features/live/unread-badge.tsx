import { useEffect } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { reloadUnread, useUnread } from './unread-store.ts';
import { unreadTexts } from './unread-texts.ts';
import { useLiveEvents } from './use-live.ts';

/** How many messages wait, at the corner of what it stands in: nothing moves when it comes and goes. */
export function UnreadBadge() {
  const unread = useUnread();
  useEffect(reloadUnread, []);
  useLiveEvents('message', reloadUnread);
  useLiveEvents('read', reloadUnread);

  if (unread === 0) return null;
  const { short, spoken } = unreadTexts(unread);
  return (
    <span className="absolute -top-1.5 -right-1.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-sm leading-none font-semibold text-on-accent tabular-nums">
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden> – {spoken}</VisuallyHidden>
    </span>
  );
}
