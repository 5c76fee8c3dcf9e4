import type { Selectable } from 'kysely';
import type { Actor } from '../../../platform/http/handlers.ts';
import type { Tables } from '../../../platform/tables.ts';

export type ConversationRow = Selectable<Tables['conversation']>;

/** An account's role never changes, so neither does its side. */
export type Side = 'tenant' | 'lister';

export interface Party {
  readonly id: string;
  readonly side: Side;
  /** Who acts for the account. */
  readonly person: string;
}

export const toParty = ({ id, person, userType }: Pick<Actor, 'id' | 'person' | 'userType'>): Party => ({
  id,
  side: userType === 'tenant' ? 'tenant' : 'lister',
  person,
});

export const otherSide = (side: Side): Side => (side === 'tenant' ? 'lister' : 'tenant');

export const sideState = (conversation: ConversationRow, side: Side) =>
  side === 'tenant'
    ? {
        accountId: conversation.tenant_id,
        read: conversation.tenant_read,
        unread: conversation.tenant_unread,
        mailed: conversation.tenant_mailed,
        blocks: conversation.blocked_by_tenant,
      }
    : {
        accountId: conversation.lister_id,
        read: conversation.lister_read,
        unread: conversation.lister_unread,
        mailed: conversation.lister_mailed,
        blocks: conversation.blocked_by_lister,
      };
