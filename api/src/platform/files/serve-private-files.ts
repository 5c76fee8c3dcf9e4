import type { FastifyPluginAsync } from 'fastify';
import type { Actor, Authenticate } from '../http/handlers.ts';
import { send } from '../http/register-routes.ts';
import { failureResponse } from '../http/responses.ts';
import { isUuid } from '../ids.ts';
import type { StoredFile } from './file-store.ts';
import { findDownloader, sendAttachment } from './private-download.ts';
import type { DocumentType } from './read-document.ts';

interface PrivateFile {
  readonly file: StoredFile;
  readonly type: DocumentType;
  /** What it is called when it is saved. */
  readonly name: string;
}

interface PrivateFiles {
  readonly authenticate: Authenticate;
  /** Null for a file that does not exist or that this user may not read. */
  readonly find: (actor: Actor, id: string) => Promise<PrivateFile | null>;
}

const noFile = failureResponse('not_found', 'We couldn’t find this file.');

/** Not part of the contract, because it answers with a file instead of an envelope. The path names the file as `:id`. */
export const servePrivateFiles =
  (url: `/api/${string}/:id/${string}`, { authenticate, find }: PrivateFiles): FastifyPluginAsync =>
  async (app) => {
    app.route<{ Params: { id: string } }>({
      method: 'GET',
      url,
      exposeHeadRoute: false,
      handler: async ({ headers, params: { id } }, reply) => {
        const downloader = await findDownloader(authenticate, headers.authorization, 'read');
        if (!downloader.ok) return send(reply, downloader.response);
        const found = isUuid(id) ? await find(downloader.actor, id) : null;
        const opened = found && (await found.file.open());
        if (!found || !opened) return send(reply, noFile);
        return sendAttachment(reply, { type: found.type, name: found.name, ...opened });
      },
    });
  };
