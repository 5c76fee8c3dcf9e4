import type { SessionRecord } from '@letfair/contract/profile';
import { useId } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { lastUsedText } from './session-words.ts';

interface SessionRowProps {
  readonly session: SessionRecord;
  readonly onEnd: () => void;
}

export function SessionRow({ session, onEnd }: SessionRowProps) {
  const nameId = useId();
  const { device, createdAt, lastUsedAt, expiresAt, current } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4 first:pt-0 last:border-0 last:pb-0">
      <div className="grid min-w-0 gap-0.5">
        <p id={nameId} className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {device}
          {current && <Badge tone="good">This device</Badge>}
        </p>
        <p className="text-sm text-muted">{lastUsedText(lastUsedAt)}</p>
        <p className="text-sm text-muted">
          Signed in on {formatDate(createdAt)}, until {formatDate(expiresAt)}
        </p>
      </div>
      {!current && (
        <Button size="sm" aria-describedby={nameId} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}
