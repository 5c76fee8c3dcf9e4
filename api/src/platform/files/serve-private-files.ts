import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import { nullIfMissing } from '../folders.ts';
import { actForTeam } from '../http/act-for-team.ts';
import { bearerTokenOf } from '../http/call-handler.ts';
import type { Actor, Authenticate } from '../http/handlers.ts';
import { send } from '../http/register-routes.ts';
import { failureResponse } from '../http/responses.ts';
import type { DocumentType } from './read-document.ts';

interface PrivateFile {
  readonly path: string;
  readonly type: DocumentType;
  /** What it is called when it is saved. */
  readonly name: string;
}

interface PrivateFiles {
  readonly authenticate: Authenticate;
  /** Null for a file that does not exist or that this user may not read. */
  readonly find: (actor: Actor, id: string) => Promise<PrivateFile | null>;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const noFile = failureResponse('not_found', 'There is no such file.');

/** Not part of the contract, because it answers with a file instead of an envelope. The path names the file as `:id`. */
export const servePrivateFiles =
  (url: `/api/${string}/:id/${string}`, { authenticate, find }: PrivateFiles): FastifyPluginAsync =>
  async (app) => {
    app.route<{ Params: { id: string } }>({
      method: 'GET',
      url,
      exposeHeadRoute: false,
      handler: async ({ headers, params: { id } }, reply) => {
        const token = bearerTokenOf(headers.authorization);
        const actor = token === null ? null : await authenticate(token);
        if (!actor || actor.mustSetUpSecondStep)
          return send(reply, failureResponse('unauthenticated', 'Please sign in.'));
        const acting = actForTeam(actor, 'read');
        if ('refusal' in acting) return send(reply, failureResponse('forbidden', acting.refusal));
        const found = uuid.test(id) ? await find(acting, id) : null;
        const file = found && (await stat(found.path).catch(nullIfMissing));
        if (!found || !file) return send(reply, noFile);
        return reply
          .header('content-type', found.type)
          .header('content-length', file.size)
          .header('content-disposition', dispositionOf(found.name))
          .header('x-content-type-options', 'nosniff')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('cache-control', 'no-store')
          .send(createReadStream(found.path));
      },
    });
  };

/** RFC 6266: the plain name for old programs, and the whole one where it has other letters. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  if (plain === name) return `attachment; filename="${plain}"`;
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
