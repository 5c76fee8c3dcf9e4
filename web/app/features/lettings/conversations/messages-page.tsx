import type { ConversationCounts } from '@letfair/contract/lettings/conversations/conversations';
import { MessageSquareText, WifiOff } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { connectionWords } from '../../../lib/network/connection-words.ts';
import { useOnline } from '../../../lib/network/use-online.ts';
import { ListPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { useListFilters } from '../../../ui/lists/filters.ts';
import { oneAtATime, useConnectionLost, useLiveEvents } from '../../accounts/live/index.ts';
import type { SessionUser } from '../../accounts/session/index.ts';
import { ConversationPanel } from './conversation-panel.tsx';
import { conversationFilters } from './list/conversation-filters.ts';
import { ConversationList } from './list/conversation-list.tsx';
import { ListFilters } from './list/list-filters.tsx';
import { PanelMessage, type ReportSlots } from './panel-header.tsx';

/** `LAYOUT_HEIGHT_PX`, written out because Tailwind finds class names in the source text. */
export const LAYOUT_HEIGHT = 'h-[600px]';

interface MessagesPageProps extends Pick<ComponentProps<typeof ConversationList>, 'conversations'>, ReportSlots {
  readonly user: SessionUser;
}

export function MessagesPage({ user, conversations, ...report }: MessagesPageProps) {
  const [query] = useSearchParams();
  const selectedId = query.get('conversation');
  const at = messageNumber(query.get('message'));
  const filters = useListFilters(conversationFilters);
  const [counts, setCounts] = useState<ConversationCounts | null>(null);
  const { revalidate } = useRevalidator();
  const [reload] = useState(() => oneAtATime(revalidate));
  useLiveEvents('message', reload);
  useLiveEvents('read', reload);

  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex min-h-10 items-start justify-between gap-4">
        <PageHeading title="Messages" />
        <ConnectionStatus />
      </div>
      <div
        className={classNames(
          LAYOUT_HEIGHT,
          'grid grid-cols-1 grid-rows-[minmax(0,1fr)] rounded-md border border-line bg-card md:grid-cols-[minmax(15rem,20rem)_minmax(0,1fr)]',
        )}
      >
        <div className={classNames('min-h-0 min-w-0 md:border-r md:border-line', selectedId && 'hidden md:block')}>
          <div className="flex h-full min-h-0 flex-col">
            <ListFilters user={user} filters={filters} counts={counts} />
            <Suspense fallback={<ListPlaceholder entry="row" count={5} className="gap-6 p-3" />}>
              <ConversationList
                conversations={conversations}
                asked={filters.applied}
                onCounts={setCounts}
                user={user}
                selectedId={selectedId}
              />
            </Suspense>
          </div>
        </div>
        <div className={classNames('min-h-0 min-w-0', !selectedId && 'hidden md:block')}>
          {selectedId ? (
            <ConversationPanel
              key={`${selectedId} ${at}`}
              id={selectedId}
              at={at}
              user={user}
              reload={reload}
              {...report}
            />
          ) : (
            <PanelMessage icon={MessageSquareText} title="Select a conversation">
              Choose one from the list to read it and reply.
            </PanelMessage>
          )}
        </div>
      </div>
    </div>
  );
}

const messageNumber = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,7}$/.test(text) ? Number(text) : null;

/** The live region exists before it has a text, because screen readers miss regions that appear with their text. */
const ConnectionStatus = () => {
  // Without a network the notice of every page says so.
  const online = useOnline();
  const lost = useConnectionLost() && online;
  return (
    <p aria-live="polite" className="flex min-w-0 items-center gap-2 text-sm text-muted">
      {lost && (
        <>
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          {connectionWords.unreachable}
        </>
      )}
    </p>
  );
};
