import type { UserType } from '@letfair/domain/accounts/user-types';
import { MessagesSquare, SearchX } from 'lucide-react';
import { LoadFailure } from '../../ui/feedback/load-failure.tsx';
import { LoadMore } from '../../ui/feedback/load-more.tsx';
import { Placeholder } from '../../ui/feedback/skeleton.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { ConversationShapes } from './messages-placeholder.tsx';
import { PanelMessage } from './panel-message.tsx';
import { otherOf } from './participants.ts';
import type { useConversations } from './use-conversations.ts';

interface ConversationListProps {
  readonly list: ReturnType<typeof useConversations>;
  readonly mine: UserType;
  readonly selectedId: string | null;
  readonly typed: string;
  readonly onTyped: (text: string) => void;
}

export const ConversationList = ({ list, mine, selectedId, typed, onTyped }: ConversationListProps) => (
  <div className="flex h-full min-h-0 flex-col">
    <div className="border-b border-line p-3">
      <SearchField
        label="Search conversations by name or property"
        placeholder="Search conversations"
        value={typed}
        onChange={onTyped}
      />
    </div>
    {list.status === 'failed' && (
      <div className="p-3">
        <LoadFailure what="your conversations" onRetry={list.reload} />
      </div>
    )}
    {!list.conversations && list.status === 'loading' && (
      <Placeholder>
        <ConversationShapes count={5} />
      </Placeholder>
    )}
    {list.conversations && list.conversations.length === 0 && <Nothing search={list.search} mine={mine} />}
    {list.conversations && list.conversations.length > 0 && (
      <div className="relative min-h-0 flex-1 overflow-y-auto">
        <ul aria-label="Conversations">
          {list.conversations.map((conversation) => (
            <li key={conversation.id}>
              <ConversationRow
                conversation={conversation}
                other={otherOf(conversation, mine)}
                selected={conversation.id === selectedId}
              />
            </li>
          ))}
        </ul>
        {list.loadingMore && <ConversationShapes count={2} />}
        {list.hasMore && (
          <div className="p-3">
            <LoadMore list={list} />
          </div>
        )}
      </div>
    )}
  </div>
);

const Nothing = ({ search, mine }: { readonly search: string; readonly mine: UserType }) =>
  search ? (
    <PanelMessage icon={SearchX} title="Nothing found">
      No conversation matches “{search}”.
    </PanelMessage>
  ) : (
    <PanelMessage icon={MessagesSquare} title="No conversations yet">
      {mine === 'tenant'
        ? 'Write to a landlord or an agent from the page of a home you like.'
        : 'They begin when a tenant writes to you about one of your homes.'}
    </PanelMessage>
  );
