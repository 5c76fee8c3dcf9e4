import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { kindsOfCertificate } from '@letfair/domain/certificates/kinds';
import type { FastifyPluginAsync } from 'fastify';
import type { Db } from '../../platform/db.ts';
import { nullIfMissing } from '../../platform/folders.ts';
import { bearerTokenOf } from '../../platform/http/call-handler.ts';
import type { Actor, Authenticate } from '../../platform/http/handlers.ts';
import { send } from '../../platform/http/register-routes.ts';
import { failureResponse } from '../../platform/http/responses.ts';
import { type CertificateStore, fileEndings } from './certificate-store.ts';
import { findCertificate, findOwnCertificate } from './certificates.repository.ts';

interface DownloadDeps {
  readonly db: Db;
  readonly store: CertificateStore;
  readonly authenticate: Authenticate;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const noFile = failureResponse('not_found', 'There is no such file.');

const findReadable = (db: Db, actor: Actor, id: string) =>
  actor.userType === 'admin' ? findCertificate(db, id) : findOwnCertificate(db, actor.id, id);

/** Not part of the contract, because it answers with a file instead of an envelope. Only the lister and admins read it. */
export const serveCertificateFiles =
  ({ db, store, authenticate }: DownloadDeps): FastifyPluginAsync =>
  async (app) => {
    app.route<{ Params: { id: string } }>({
      method: 'GET',
      url: '/api/certificates/:id/download',
      exposeHeadRoute: false,
      handler: async ({ headers, params: { id } }, reply) => {
        const token = bearerTokenOf(headers.authorization);
        const actor = token === null ? null : await authenticate(token);
        if (!actor || actor.mustSetUpSecondStep)
          return send(reply, failureResponse('unauthenticated', 'Please sign in.'));
        const found = uuid.test(id) ? await findReadable(db, actor, id) : undefined;
        if (!found?.file_id || !found.file_type) return send(reply, noFile);
        const path = store.path(found.file_id, found.file_type);
        const file = await stat(path).catch(nullIfMissing);
        if (!file) return send(reply, noFile);
        const name = kindsOfCertificate[found.kind].label.toLowerCase().replaceAll(' ', '-');
        return reply
          .header('content-type', found.file_type)
          .header('content-length', file.size)
          .header('content-disposition', `attachment; filename="${name}.${fileEndings[found.file_type]}"`)
          .header('x-content-type-options', 'nosniff')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('cache-control', 'no-store')
          .send(createReadStream(path));
      },
    });
  };
