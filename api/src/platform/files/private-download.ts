import type { Readable } from 'node:stream';
import type { TeamAccess } from '@letfair/contract/wire/endpoint';
import type { FastifyReply } from 'fastify';
import { actForTeam } from '../http/act-for-team.ts';
import { bearerTokenOf } from '../http/authorize.ts';
import type { Actor, Authenticate } from '../http/handlers.ts';
import { failureResponse } from '../http/responses.ts';

type Downloader =
  | { readonly ok: true; readonly actor: Actor }
  | { readonly ok: false; readonly response: ReturnType<typeof failureResponse> };

/** Whoever loads a file with the token of their session, acting for the account that they work for. */
export async function findDownloader(
  authenticate: Authenticate,
  authorization: string | undefined,
  team: TeamAccess,
): Promise<Downloader> {
  const token = bearerTokenOf(authorization);
  const actor = token === null ? null : await authenticate(token);
  if (!actor || actor.mustSetUpSecondStep)
    return { ok: false, response: failureResponse('unauthenticated', 'Please sign in.') };
  const acting = actForTeam(actor, team);
  return 'refusal' in acting
    ? { ok: false, response: failureResponse('forbidden', acting.refusal) }
    : { ok: true, actor: acting };
}

interface Attachment {
  readonly type: string;
  /** What it is called when it is saved. */
  readonly name: string;
  readonly stream: Readable;
  /** Where it is known beforehand. */
  readonly bytes?: number;
}

/** A file to save, which no browser runs, shows in a page or keeps. */
export function sendAttachment(reply: FastifyReply, { type, name, stream, bytes }: Attachment): FastifyReply {
  if (bytes !== undefined) reply.header('content-length', bytes);
  return reply
    .header('content-type', type)
    .header('content-disposition', dispositionOf(name))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'no-store')
    .send(stream);
}

/** RFC 6266: the plain name for old programs, and the whole one where it has other letters. */
function dispositionOf(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  if (plain === name) return `attachment; filename="${plain}"`;
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
