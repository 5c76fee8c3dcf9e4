import { type ForeignCall, type RtdfAnswer, type RtdfProperty, rtdfCalls } from '@letfair/contract/agencies/feed/rtdf';
import { deletionSentences } from '@letfair/domain/accounts/privacy/retention';
import { shapeProblem } from '@letfair/domain/agencies/imports/row-shape';
import { shownValue } from '@letfair/domain/agencies/portfolio/rows';
import { LETTINGS_CHANNEL, removalStatus } from '@letfair/domain/agencies/portfolio/rtdf/rtdf-codes';
import {
  readRtdfBranch,
  readRtdfProperty,
  readRtdfReference,
} from '@letfair/domain/agencies/portfolio/rtdf/rtdf-property';
import { keysOf } from '@letfair/domain/keys-of';
import { limitedSentence } from '@letfair/domain/trust/moderation/measures';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { write } from '../../../platform/db.ts';
import { apiKeyOf } from '../../../platform/http/authorize.ts';
import type { Actor, AuthenticateKey } from '../../../platform/http/handlers.ts';
import { limitOfKeys, tellLimit } from '../../../platform/http/rate-limit-headers.ts';
import { logFault, responseToError } from '../../../platform/http/responses.ts';
import { type ListingRow, listingLinks } from '../../listings/manage/index.ts';
import { plainText } from '../imports/index.ts';
import { findFeedProperties, listFed } from './feed-properties.repository.ts';
import { findShapeProblems, rtdfAnswer, rtdfError, rtdfErrorsOf, rtdfTime, rtdfWarning } from './rtdf-answers.ts';
import { findFedBranch } from './rtdf-branches.ts';
import { type FeedDeps, listerOf, removeFed, saveFed } from './save-property.ts';

/** The format has no pages. */
const MOST_LISTED = 20_000;
const keyStatus = { unauthenticated: 401, forbidden: 403, too_many: 429 } as const;

interface RtdfDeps extends FeedDeps {
  readonly authenticateKey: AuthenticateKey;
}

/** With the time after which a home that is over the limit can be sent again. */
type RtdfReply = RtdfAnswer & { readonly retryAfterSeconds?: number };
type Call = (actor: Actor, request: unknown, receivedAt: Date) => Promise<RtdfReply>;

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
    const calls = {
      sendPropertyDetails: sendProperty(deps),
      removeProperty: removeProperty(deps),
      getBranchPropertyList: listBranch(deps),
    } satisfies { readonly [Name in keyof typeof rtdfCalls]: Call };
    for (const name of keysOf(rtdfCalls))
      app.post(rtdfCalls[name].path, (request, reply) =>
        answer(deps, { request, reply, spec: rtdfCalls[name], call: calls[name] }),
      );
  };

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly spec: ForeignCall;
  readonly call: Call;
}

async function answer(
  { authenticateKey }: RtdfDeps,
  { request, reply, spec: { scope, whileLimited }, call }: Exchange,
) {
  const receivedAt = new Date();
  const { authorization, 'x-api-key': apiKey } = request.headers;
  const found = await authenticateKey(apiKeyOf({ authorization, apiKey: apiKey as string | undefined }), scope);
  if (found.allowance) tellLimit(reply, limitOfKeys, found.allowance);
  if (!found.ok) {
    if (found.retryAfterSeconds) reply.header('retry-after', found.retryAfterSeconds);
    const error = rtdfError(found.code === 'too_many' ? 'limit' : 'key', found.message);
    return reply
      .status(keyStatus[found.code])
      .send(rtdfAnswer(receivedAt, { message: found.message, errors: [error] }));
  }
  const { actor } = found;
  const closed = actor.isClosing && scope === 'feed:write' ? deletionSentences.closed : null;
  const refusal = closed ?? (actor.isLimited && whileLimited === 'refused' ? limitedSentence : null);
  if (refusal !== null)
    return reply
      .status(403)
      .send(rtdfAnswer(receivedAt, { message: refusal, errors: [rtdfError('account', refusal)] }));
  const unreadable = shapeProblem(request.body);
  if (unreadable) {
    const message = `${unreadable.field}: ${unreadable.wanted}`;
    return reply.send(rtdfAnswer(receivedAt, { message, errors: [rtdfError('value', message)] }));
  }
  const { retryAfterSeconds, ...answered } = await call(actor, request.body, receivedAt);
  if (retryAfterSeconds !== undefined) reply.status(keyStatus.too_many).header('retry-after', retryAfterSeconds);
  return reply.send(answered);
}

const sendProperty =
  ({ db, publicUrl, mediaHosts }: RtdfDeps): Call =>
  async (actor, request, receivedAt) => {
    const { listing: portable, problems, ignored } = readRtdfProperty(request, plainText);
    const shape = findShapeProblems(rtdfCalls.sendPropertyDetails, request);
    const branch = await findFedBranch(db, actor.id, readRtdfBranch(request));
    const errors = rtdfErrorsOf([...shape, ...problems, ...(branch.ok ? [] : [branch.problem])]);
    const warnings = ignored.map(({ field, wanted, value }) => rtdfWarning('ignored', `${field}: ${wanted}`, value));
    const refuse = { message: 'The property wasn’t saved.', warnings };
    if (portable === null || !branch.ok || errors.length > 0) return rtdfAnswer(receivedAt, { ...refuse, errors });
    const { agentRef } = readRtdfReference(request);
    const sender = { agentRef, branchId: branch.id };
    const saved = await write(db, (tx) => saveFed(tx, { lister: listerOf(actor), mediaHosts, sender }, portable));
    const name = saved.retryAfterSeconds === undefined ? 'value' : 'limit';
    if (!saved.listing)
      return {
        ...rtdfAnswer(receivedAt, {
          ...refuse,
          errors: saved.problems.map(({ column, value, wanted }) => rtdfError(name, `${column}: ${wanted}`, value)),
        }),
        ...(saved.retryAfterSeconds !== undefined && { retryAfterSeconds: saved.retryAfterSeconds }),
      };
    return rtdfAnswer(receivedAt, {
      message: 'The property was saved.',
      warnings: [
        ...warnings,
        ...[...saved.notes, ...(saved.ended ? [saved.ended] : [])].map((note) => rtdfWarning('note', note)),
        ...saved.pictures.map(({ source, sentence }) =>
          rtdfWarning('picture', `property.media: ${sentence}`, shownValue(source)),
        ),
        ...saved.findings.map(({ field, sentence }) => rtdfWarning('law', `${field}: ${sentence}`)),
      ],
      property: {
        ...shownProperty(saved.listing, publicUrl, agentRef),
        change_type: saved.kind === 'new' ? 'CREATE' : 'UPDATE',
      },
    });
  };

const removeProperty =
  ({ db, publicUrl }: RtdfDeps): Call =>
  async (actor, request, receivedAt) => {
    const { reference, agentRef, problems } = readRtdfReference(request);
    const message = 'The property wasn’t removed.';
    const branch = await findFedBranch(db, actor.id, readRtdfBranch(request));
    const shape = findShapeProblems(rtdfCalls.removeProperty, request);
    const errors = rtdfErrorsOf([...shape, ...problems, ...(branch.ok ? [] : [branch.problem])]);
    if (reference === null || !branch.ok || errors.length > 0) return rtdfAnswer(receivedAt, { message, errors });
    const { removal_reason } = (request as { property: { removal_reason?: unknown } }).property;
    const removal = { status: removalStatus(removal_reason), branchId: branch.id };
    const removed = await write(db, (tx) => removeFed(tx, listerOf(actor), reference, removal));
    if (!removed) {
      const where = branch.id === null ? '' : ' in this branch';
      const sentence = `property.agent_ref: We couldn’t find a home with this reference${where}.`;
      return rtdfAnswer(receivedAt, { message, errors: [rtdfError('notFound', sentence, agentRef)] });
    }
    if (!removed.listing) {
      const [problem] = removed.problems;
      return rtdfAnswer(receivedAt, { message, errors: [rtdfError('value', problem?.wanted ?? '', problem?.value)] });
    }
    const property = { ...shownProperty(removed.listing, publicUrl, agentRef), change_type: 'DELETE' } as const;
    const warnings = removed.ended ? [rtdfWarning('note', removed.ended)] : [];
    return rtdfAnswer(receivedAt, { message: 'The property was removed.', warnings, property });
  };

const listBranch =
  ({ db, publicUrl }: RtdfDeps): Call =>
  async (actor, request, receivedAt) => {
    const code = readRtdfBranch(request);
    const branch = await findFedBranch(db, actor.id, code);
    const shape = findShapeProblems(rtdfCalls.getBranchPropertyList, request);
    const errors = rtdfErrorsOf([...shape, ...(branch.ok ? [] : [branch.problem])]);
    if (!branch.ok || errors.length > 0) return rtdfAnswer(receivedAt, { message: 'There are no properties.', errors });
    const { channel } = (request as { branch: { channel?: unknown } }).branch;
    if (channel !== undefined && channel !== null && Number(channel) !== LETTINGS_CHANNEL)
      return { ...rtdfAnswer(receivedAt, { message: 'Letfair doesn’t list homes for sale.' }), property: [] };
    const all = await listFed(db, actor.id, { before: null, limit: MOST_LISTED }, branch.id);
    const listings = all.filter(({ status }) => status !== 'withdrawn' && status !== 'let');
    const fed = await findFeedProperties(
      db,
      actor.id,
      listings.map(({ reference }) => reference),
    );
    const property = listings.map((listing) => ({
      ...shownProperty(listing, publicUrl, fed.get(listing.reference)?.agent_ref || listing.reference),
      update_date: rtdfTime(listing.updated_at),
      channel: LETTINGS_CHANNEL,
      status: listing.status,
    }));
    const shownBranch = { branch_id: code, channel: LETTINGS_CHANNEL };
    return { ...rtdfAnswer(receivedAt, { message: `${property.length} properties.` }), branch: shownBranch, property };
  };

const shownProperty = ({ id }: ListingRow, publicUrl: string, agentRef: string): Omit<RtdfProperty, 'change_type'> => ({
  agent_ref: agentRef,
  letfair_id: id,
  letfair_url: listingLinks(publicUrl).advert(id),
});
