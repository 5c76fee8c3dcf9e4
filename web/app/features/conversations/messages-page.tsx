import { MessageSquareText, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { classNames } from '../../lib/class-names.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { useConnectionLost } from '../live/index.ts';
import type { SessionUser } from '../session/index.ts';
import { ConversationList } from './conversation-list.tsx';
import { ConversationPanel } from './conversation-panel.tsx';
import { layoutHeight } from './messages-placeholder.tsx';
import { PanelMessage } from './panel-header.tsx';
import { useConversations } from './use-conversations.ts';

const SEARCH_DELAY_MS = 300;

interface MessagesPageProps {
  readonly user: SessionUser;
  readonly token: string;
}

export function MessagesPage({ user, token }: MessagesPageProps) {
  const [query] = useSearchParams();
  const selectedId = query.get('conversation');
  const [typed, setTyped] = useState('');
  const list = useConversations(useSettled(typed.trim(), SEARCH_DELAY_MS));

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex min-h-10 items-start justify-between gap-4">
        <PageHeading title="Messages" />
        <ConnectionStatus />
      </div>
      <div
        className={classNames(
          layoutHeight,
          'grid grid-cols-1 grid-rows-[minmax(0,1fr)] rounded-md border border-line bg-card md:grid-cols-[minmax(15rem,20rem)_minmax(0,1fr)]',
        )}
      >
        <div className={classNames('min-h-0 min-w-0 md:border-r md:border-line', selectedId && 'hidden md:block')}>
          <ConversationList list={list} mine={user.userType} selectedId={selectedId} typed={typed} onTyped={setTyped} />
        </div>
        <div className={classNames('min-h-0 min-w-0', !selectedId && 'hidden md:block')}>
          {selectedId ? (
            <ConversationPanel key={selectedId} id={selectedId} user={user} token={token} onChanged={list.reload} />
          ) : (
            <PanelMessage icon={MessageSquareText} title="Select a conversation">
              Choose one from the list to read and answer.
            </PanelMessage>
          )}
        </div>
      </div>
    </div>
  );
}

/** The live region exists before it has a text, because screen readers miss regions that appear with their text. */
const ConnectionStatus = () => {
  const lost = useConnectionLost();
  return (
    <p aria-live="polite" className="flex min-w-0 items-center gap-2 text-sm text-muted">
      {lost && (
        <>
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          No connection. New messages appear as soon as it is back.
        </>
      )}
    </p>
  );
};
