import type { Readable } from 'node:stream';
import { portfolioFile } from '@letfair/contract/agencies/exports';
import { listerTypes } from '@letfair/domain/accounts/user-types';
import { PORTFOLIO_SCHEMA_PATH } from '@letfair/domain/agencies/portfolio/envelope';
import { type ExportKind, exportKinds } from '@letfair/domain/agencies/portfolio/exports';
import { ukDay } from '@letfair/domain/uk-time';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { findDownloader, sendAttachment } from '../../../platform/files/private-download.ts';
import type { Authenticate } from '../../../platform/http/handlers.ts';
import { passwordNeeded } from '../../../platform/http/refusals.ts';
import { send } from '../../../platform/http/register-routes.ts';
import { failureResponse } from '../../../platform/http/responses.ts';
import { countHit, type Limit, tooMany } from '../../../platform/throttle.ts';
import { applicationsCsv, enquiriesCsv } from './write-dealings.ts';
import { type ExportDeps, listingsBlm, listingsCsv, listingsJson, listingsZip } from './write-listings.ts';

/** Enough to try all kinds a few times; each reads everything an account has. */
const downloads: Limit = { bucket: 'export-download', hits: 30, seconds: 3_600 };

const writers: { readonly [Kind in ExportKind]: (deps: ExportDeps, accountId: string) => Readable } = {
  'listings.csv': listingsCsv,
  'listings.json': listingsJson,
  'listings.zip': listingsZip,
  'listings-blm.zip': listingsBlm,
  'applications.csv': ({ db }, accountId) => applicationsCsv(db, accountId),
  'enquiries.csv': ({ db }, accountId) => enquiriesCsv(db, accountId),
};

const isKind = (name: string): name is ExportKind => Object.hasOwn(writers, name);

const schema = (publicUrl: string): string =>
  JSON.stringify({
    $id: `${publicUrl}${PORTFOLIO_SCHEMA_PATH}`,
    title: 'Letfair portfolio',
    ...z.toJSONSchema(portfolioFile, { io: 'input', unrepresentable: 'any' }),
  });

/** Not part of the contract, because it answers with files instead of envelopes. */
export const serveExports =
  (deps: ExportDeps, authenticate: Authenticate): FastifyPluginAsync =>
  async (app) => {
    let published: string | undefined;
    app.get(PORTFOLIO_SCHEMA_PATH, (_request, reply) => {
      published ??= schema(deps.publicUrl);
      return reply.type('application/schema+json').header('cache-control', 'public, max-age=3600').send(published);
    });
    app.route<{ Params: { name: string } }>({
      method: 'GET',
      url: '/api/exports/:name',
      exposeHeadRoute: false,
      handler: async ({ headers, params: { name } }, reply) => {
        const downloader = await findDownloader(authenticate, headers.authorization, 'transfer');
        if (!downloader.ok) return send(reply, downloader.response);
        const { id, userType } = downloader.actor;
        if (!(listerTypes as readonly string[]).includes(userType))
          return send(reply, failureResponse('forbidden', 'Only landlords and agents have homes to export.'));
        if (!isKind(name)) return send(reply, failureResponse('not_found', 'We couldn’t find this export.'));
        if (exportKinds[name].isAboutPeople && !downloader.actor.hasRecentPassword)
          return send(reply, failureResponse(passwordNeeded.code, passwordNeeded.message));
        const wait = await countHit(deps.db, downloads, id);
        if (wait !== null) {
          const { code, message, retryAfterSeconds } = tooMany(wait);
          return send(reply, failureResponse(code, message, { retryAfterSeconds }));
        }
        return sendAttachment(reply, {
          type: exportKinds[name].type,
          name: `letfair-${ukDay(new Date())}-${name}`,
          stream: writers[name](deps, id),
        });
      },
    });
  };
