import type { privacyContract } from '@letfair/contract/accounts/privacy';
import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../../../platform/db.ts';
import type { Handler } from '../../../../platform/http/handlers.ts';
import { notFound } from '../../../../platform/http/refusals.ts';
import { send } from '../../../../platform/http/register-routes.ts';
import { failureResponse } from '../../../../platform/http/responses.ts';
import { hashToken, newToken } from '../../../../platform/tokens.ts';
import type { ExportStore } from './export-store.ts';
import { consumeDownloadTicket, setDownloadTicket } from './exports.repository.ts';

/** Long enough for a browser to follow the link. */
const TICKET_SECONDS = 60;

const exportNotFound = notFound('There’s no copy of your data to download. Please ask for a new one.');

/**
 * A browser download cannot send the session token. The session gets a ticket that opens this file once within a
 * minute, so it is worthless in a history or a log.
 */
export const issueDownloadTicket =
  (): Handler<typeof privacyContract.openExport> =>
  ({ actor, write }) =>
    write(async (tx) => {
      const ticket = newToken();
      const opened = await setDownloadTicket(tx, actor.id, { hash: hashToken(ticket), seconds: TICKET_SECONDS });
      return opened ? { ok: true, data: { path: `${DOWNLOAD_PATH}?ticket=${ticket}` } } : exportNotFound;
    });

const DOWNLOAD_PATH = '/api/privacy/export/download';

const invalidTicket = failureResponse(
  'gone',
  'This link has been used or has expired. Go to your profile and choose “Download” again.',
);

/** Not part of the contract, because it answers with a file instead of an envelope. */
export const serveExportDownload =
  (db: Db, store: ExportStore): FastifyPluginAsync =>
  async (app) => {
    app.route<{ Querystring: { ticket?: unknown } }>({
      method: 'GET',
      url: DOWNLOAD_PATH,
      // A HEAD request would use the ticket up.
      exposeHeadRoute: false,
      handler: async ({ query: { ticket } }, reply) => {
        const found = typeof ticket === 'string' ? await consumeDownloadTicket(db, hashToken(ticket)) : undefined;
        if (!found?.ready_at) return send(reply, invalidTicket);
        const disposition = `attachment; filename="letfair-data-${dayOf(found.ready_at)}.zip"`;
        // Exports can be large, and a browser that follows a link needs no token: the bucket may send them itself.
        const url = await store.signedUrl(found.id, { seconds: TICKET_SECONDS, type: 'application/zip', disposition });
        if (url !== null)
          return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(url);
        const opened = await store.open(found.id);
        if (!opened) return send(reply, invalidTicket);
        return reply
          .header('content-type', 'application/zip')
          .header('content-length', opened.bytes)
          .header('content-disposition', disposition)
          .header('cache-control', 'no-store')
          .send(opened.stream);
      },
    });
  };

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
