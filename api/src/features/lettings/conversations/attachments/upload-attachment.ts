import { rm } from 'node:fs/promises';
import type { conversationsContract } from '@letfair/contract/lettings/conversations/conversations';
import { ATTACHMENTS_AN_HOUR, attachmentName } from '@letfair/domain/lettings/conversations/attachments';
import type { Db } from '../../../../platform/db.ts';
import type { AttachmentStore, StoredAttachment } from '../../../../platform/files/attachment-store.ts';
import { quotaRefusal } from '../../../../platform/files/file-quota.ts';
import { documentRefusals, readDocument } from '../../../../platform/files/read-document.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { notFound } from '../../../../platform/http/refusals.ts';
import { newId } from '../../../../platform/ids.ts';
import type { EncodePhoto } from '../../../../platform/photos/encode-photo.ts';
import { countHit, type Limit, tooMany } from '../../../../platform/throttle.ts';
import { findOwnConversation } from '../conversations.repository.ts';
import { blockedBy } from '../present-conversation.ts';
import { blockedRefusal, conversationNotFound } from '../refusals.ts';
import { toParty } from '../sides.ts';
import { deleteUnsentAttachment, insertAttachment } from './attachments.repository.ts';

export interface AttachmentDeps {
  readonly db: Db;
  readonly store: AttachmentStore;
  readonly encodePhoto: EncodePhoto;
}

const uploadsByAccount: Limit = { bucket: 'attachment-upload', hits: ATTACHMENTS_AN_HOUR, seconds: 3_600 };
const attachmentNotFound = notFound('We couldn’t find this file.');

/** Keeps a file for a message that is not sent yet. */
export const uploadAttachment =
  ({ db, store, encodePhoto }: AttachmentDeps): Handler<typeof conversationsContract.attach> =>
  async ({ actor, params, query, upload, write }) => {
    const party = toParty(actor);
    const conversation = await findOwnConversation(db, party, params.id);
    if (!conversation) return conversationNotFound;
    const block = blockedBy(conversation, party.side);
    if (block) return blockedRefusal(block);
    const wait = await countHit(db, uploadsByAccount, actor.id);
    if (wait) return tooMany(wait);

    const incoming = await store.newIncoming();
    try {
      const saved = await upload.saveTo(incoming);
      if (!saved.ok) return documentRefusals[saved.problem];
      const file = await readDocument(incoming, encodePhoto);
      if (!file.ok) return documentRefusals[file.problem];

      const stored = { id: newId(), type: file.type };
      // The file comes first: a row without its file could not be read, a file without a row is swept.
      await store.keep(stored.id, file);
      let isUsed = false;
      const outcome = await write(async (tx) => {
        const full = await quotaRefusal(tx, actor.id, { files: 1, bytes: file.contents.length });
        if (full) return full;
        isUsed = true;
        const data = await insertAttachment(tx, {
          ...stored,
          account_id: actor.id,
          conversation_id: conversation.id,
          name: attachmentName(query.name ?? '', file.type),
          bytes: file.contents.length,
          ...(file.type === 'image/webp' && { width: file.width, height: file.height }),
        });
        return { ok: true, data };
      });
      // A refusal or a repeated call leaves the new file unused.
      if (!isUsed || !outcome.ok) await store.remove([stored]);
      return outcome;
    } finally {
      await rm(incoming, { force: true });
    }
  };

export const removeAttachment =
  ({ store }: AttachmentDeps): Handler<typeof conversationsContract.detach> =>
  async ({ actor, params, write }) => {
    let removed: StoredAttachment | undefined;
    const outcome = await write(async (tx) => {
      removed = await deleteUnsentAttachment(tx, actor.id, params.id);
      return removed ? { ok: true, data: { id: removed.id } } : attachmentNotFound;
    });
    if (removed) await store.remove([removed]);
    return outcome;
  };
