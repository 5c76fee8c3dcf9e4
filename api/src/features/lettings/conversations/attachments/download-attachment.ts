import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../../../platform/db.ts';
import type { AttachmentStore } from '../../../../platform/files/attachment-store.ts';
import { servePrivateFiles } from '../../../../platform/files/serve-private-files.ts';
import type { Authenticate } from '../../../../platform/http/handlers.ts';
import { toParty } from '../sides.ts';
import { findReadableAttachment } from './attachments.repository.ts';

interface DownloadDeps {
  readonly db: Db;
  readonly store: AttachmentStore;
  readonly authenticate: Authenticate;
}

/** Only the two sides of the conversation read them: admins do not read conversations. */
export const serveAttachments =
  ({ db, store, authenticate }: DownloadDeps): FastifyPluginAsync =>
  async (app) => {
    const serve = (url: Parameters<typeof servePrivateFiles>[0], isThumbnail: boolean) =>
      servePrivateFiles(url, {
        authenticate,
        find: async (actor, id) => {
          if (actor.userType === 'admin') return null;
          const found = await findReadableAttachment(db, toParty(actor), id);
          if (!found || (isThumbnail && found.type !== 'image/webp')) return null;
          const file = isThumbnail ? store.thumbnail(found.id) : store.file(found);
          return { file, type: found.type, name: found.name };
        },
      });
    await app.register(serve('/api/attachments/:id/download', false));
    await app.register(serve('/api/attachments/:id/thumbnail', true));
  };
