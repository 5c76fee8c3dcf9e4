import { UNREAD_MAIL_MINUTES } from '@letfair/domain/lettings/conversations/message-limits';
import type { Insertable } from 'kysely';
import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import type { Tables } from '../../../platform/tables.ts';
import { wasLiveAt } from './listing-history.ts';
import type { MarketActivity, MarketConversation } from './market.ts';
import { insertInBatches, type SeedContext } from './seed-context.ts';

const UNREAD_MAIL_DELAY_MS = UNREAD_MAIL_MINUTES * 60_000;

export async function seedConversations(
  tx: Tx,
  conversations: readonly MarketConversation[],
  places: SeedContext,
): Promise<void> {
  const led = conversations.map((conversation) => ({ conversation, row: conversationRow(conversation, places) }));
  await insertInBatches(led, (some) =>
    tx
      .insertInto('conversation')
      .values(some.map(({ row }) => row))
      .execute(),
  );
  const messages = led.flatMap(({ conversation, row }) =>
    conversation.messages.map(({ by, content, at }, before) => ({
      id: newId(at.getTime()),
      conversation_id: row.id,
      number: before + 1,
      by_tenant: by === 'tenant',
      content,
      created_at: at,
    })),
  );
  await insertInBatches(messages, (some) =>
    tx
      .insertInto('message')
      .values([...some])
      .execute(),
  );
}

export async function seedReplyTemplates(
  tx: Tx,
  templates: MarketActivity['replyTemplates'],
  { idOf }: SeedContext,
): Promise<void> {
  await insertInBatches(templates, (some) =>
    tx
      .insertInto('reply_template')
      .values(some.map(({ lister, title, content }) => ({ id: newId(), account_id: idOf(lister), title, content })))
      .execute(),
  );
}

function conversationRow({ tenant, home, messages, read }: MarketConversation, { idOf, placeOf }: SeedContext) {
  const [first, last] = [messages[0], messages.at(-1)];
  const inOrder = messages.every(({ at }, n) => n === 0 || at >= messages[n - 1]!.at);
  if (first?.by !== 'tenant' || !last || !inOrder || !wasLiveAt(home, first.at))
    throw new Error(`${tenant} could not have talked like this about “${home.form.title}”.`);
  const { id: listing_id, account: lister_id } = placeOf(home);
  const readUpTo = (side: 'tenant' | 'lister'): number =>
    read || last.by === side ? messages.length : messages.findLastIndex(({ by }) => by === side) + 1;
  const unreadBy = (side: 'tenant' | 'lister'): number =>
    messages.slice(readUpTo(side)).filter(({ by }) => by !== side).length;
  // A message left unread for a while has been mailed.
  const isMailed = (side: 'tenant' | 'lister'): boolean =>
    unreadBy(side) > 0 && Date.now() - messages[readUpTo(side)]!.at.getTime() > UNREAD_MAIL_DELAY_MS;
  return {
    id: newId(first.at.getTime()),
    listing_id,
    lister_id,
    tenant_id: idOf(tenant),
    message_count: messages.length,
    waits_for_lister: last.by === 'tenant',
    tenant_read: readUpTo('tenant'),
    lister_read: readUpTo('lister'),
    tenant_unread: unreadBy('tenant'),
    lister_unread: unreadBy('lister'),
    tenant_mailed: isMailed('tenant'),
    lister_mailed: isMailed('lister'),
    created_at: first.at,
    updated_at: last.at,
  } satisfies Insertable<Tables['conversation']>;
}
