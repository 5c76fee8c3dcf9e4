import type { ApiKeyScope } from '@letfair/domain/feed/api-keys';
import { limitedSentence } from '@letfair/domain/moderation/measures';
import { LETTINGS_CHANNEL, removalStatus } from '@letfair/domain/portfolio/rtdf/rtdf-codes';
import { readRtdfProperty, readRtdfReference } from '@letfair/domain/portfolio/rtdf/rtdf-property';
import { deletionSentences } from '@letfair/domain/privacy/retention';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { write } from '../../platform/db.ts';
import { apiKeyOf } from '../../platform/http/call-handler.ts';
import type { Actor, AuthenticateKey } from '../../platform/http/handlers.ts';
import { logFault, responseToError } from '../../platform/http/responses.ts';

import { plainText } from '../imports/index.ts';
import { type ListingRow, listingLinks } from '../listings/index.ts';
import { listFed } from './feed-properties.repository.ts';

import { describeProblem, rtdfAnswer, rtdfError, rtdfTime, rtdfWarning } from './rtdf-answers.ts';
import { type FeedDeps, listerOf, removeFed, saveFed } from './save-property.ts';

/** The format has no pages. */
const MOST_LISTED = 20_000;
const keyStatus = { unauthenticated: 401, forbidden: 403, too_many: 429 } as const;

interface RtdfDeps extends FeedDeps {
  readonly authenticateKey: AuthenticateKey;
}

type Answer =
  | ReturnType<typeof rtdfAnswer>
  | (Omit<ReturnType<typeof rtdfAnswer>, 'property'> & { property: object[] });
type Call = (actor: Actor, request: unknown, receivedAt: Date) => Promise<Answer>;

/** The trade's real-time feed: what an agency's software sends to other portals, it can send here. */
export const serveRtdf =
  (deps: RtdfDeps): FastifyPluginAsync =>
  async (app) => {
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const { status, retryAfterSeconds } = responseToError(error);
      if (status >= 500) logFault(request.log, error, { requestId: request.id });
      if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
      const isOurs = status >= 500;
      const message = isOurs ? 'Something went wrong on our side. Send it again later.' : 'Send well-formed JSON.';
      return reply
        .status(status)
        .send(rtdfAnswer(new Date(), { message, errors: [rtdfError(isOurs ? 'server' : 'malformed', message)] }));
    });
    const serve = (name: string, scope: ApiKeyScope, call: Call) =>
      app.post(`/v1/property/${name}`, (request, reply) => answer(deps, { request, reply, scope, call }));
    serve('sendpropertydetails', 'feed:write', sendProperty(deps));
    serve('removeproperty', 'feed:write', removeProperty(deps));
    serve('getbranchpropertylist', 'feed:read', listBranch(deps));
  };

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly scope: ApiKeyScope;
  readonly call: Call;
}

async function answer({ authenticateKey }: RtdfDeps, { request, reply, scope, call }: Exchange) {
  const receivedAt = new Date();
  const { authorization, 'x-api-key': apiKey } = request.headers;
  const found = await authenticateKey(apiKeyOf({ authorization, apiKey: apiKey as string | undefined }), scope);
  if (!found.ok) {
    if (found.retryAfterSeconds) reply.header('retry-after', found.retryAfterSeconds);
    const error = rtdfError(found.code === 'too_many' ? 'limit' : 'key', found.message);
    return reply
      .status(keyStatus[found.code])
      .send(rtdfAnswer(receivedAt, { message: found.message, errors: [error] }));
  }
  const { actor } = found;
  const refusal = actor.isClosing ? deletionSentences.closed : actor.isLimited ? limitedSentence : null;
  if (refusal !== null && scope === 'feed:write')
    return reply
      .status(403)
      .send(rtdfAnswer(receivedAt, { message: refusal, errors: [rtdfError('account', refusal)] }));
  return reply.send(await call(actor, request.body, receivedAt));
}

const sendProperty =
  ({ db, publicUrl, effects }: RtdfDeps): Call =>
  async (actor, request, receivedAt) => {
    const { listing: portable, problems, ignored } = readRtdfProperty(request, plainText);
    const errors = problems.map((problem) => rtdfError(problem.error, describeProblem(problem), problem.value));
    const warnings = ignored.map((problem) => rtdfWarning('ignored', describeProblem(problem), problem.value));
    const refuse = { message: 'The property was not saved.', warnings };
    if (portable === null || errors.length > 0) return rtdfAnswer(receivedAt, { ...refuse, errors });
    const saved = await write(db, (tx) => saveFed(tx, listerOf(actor), portable, effects));
    if (!saved.listing)
      return rtdfAnswer(receivedAt, {
        ...refuse,
        errors: saved.problems.map(({ column, value, wanted }) => rtdfError('value', `${column}: ${wanted}`, value)),
      });
    return rtdfAnswer(receivedAt, {
      message: 'The property was saved.',
      warnings: [
        ...warnings,
        ...saved.notes.map((note) => rtdfWarning('note', note)),
        ...saved.findings.map(({ field, sentence }) => rtdfWarning('law', `${field}: ${sentence}`)),
      ],
      property: shownProperty(saved.listing, publicUrl, saved.kind === 'new' ? 'CREATE' : 'UPDATE'),
    });
  };

const removeProperty =
  ({ db, publicUrl, effects }: RtdfDeps): Call =>
  async (actor, request, receivedAt) => {
    const { reference, problems } = readRtdfReference(request);
    const message = 'The property was not removed.';
    const errors = problems.map((problem) => rtdfError(problem.error, describeProblem(problem), problem.value));
    if (reference === null || errors.length > 0) return rtdfAnswer(receivedAt, { message, errors });
    const { removal_reason } = (request as { property: { removal_reason?: unknown } }).property;
    const removal = { status: removalStatus(removal_reason), effects };
    const removed = await write(db, (tx) => removeFed(tx, listerOf(actor), reference, removal));
    if (!removed) {
      const error = rtdfError('notFound', 'property.agent_ref: There is no home with this reference.', reference);
      return rtdfAnswer(receivedAt, { message, errors: [error] });
    }
    if (!removed.listing) {
      const [problem] = removed.problems;
      return rtdfAnswer(receivedAt, { message, errors: [rtdfError('value', problem?.wanted ?? '', problem?.value)] });
    }
    const property = shownProperty(removed.listing, publicUrl, 'DELETE');
    return rtdfAnswer(receivedAt, { message: 'The property was removed.', property });
  };

const listBranch =
  ({ db, publicUrl }: RtdfDeps): Call =>
  async (actor, request, receivedAt) => {
    const { branch } = (request ?? {}) as { branch?: { channel?: unknown } };
    if (branch?.channel !== undefined && Number(branch.channel) !== LETTINGS_CHANNEL)
      return { ...rtdfAnswer(receivedAt, { message: 'Homes for sale are not listed here.' }), property: [] };
    const listings = await listFed(db, actor.id, { before: null, limit: MOST_LISTED });
    const property = listings
      .filter(({ status }) => status !== 'withdrawn' && status !== 'let')
      .map((listing) => ({
        ...shownProperty(listing, publicUrl),
        update_date: rtdfTime(listing.updated_at),
        channel: LETTINGS_CHANNEL,
        status: listing.status,
      }));
    return { ...rtdfAnswer(receivedAt, { message: `${property.length} properties.` }), property };
  };

const shownProperty = (
  { id, reference }: ListingRow,
  publicUrl: string,
  change_type?: 'CREATE' | 'UPDATE' | 'DELETE',
) => ({
  agent_ref: reference,
  letfair_id: id,
  letfair_url: listingLinks(publicUrl).advert(id),
  ...(change_type && { change_type }),
});
