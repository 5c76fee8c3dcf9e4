import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { EndpointSpec } from '@letfair/contract/wire/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bodies of this route may take longer to arrive than those of others. */
    takesUpload?: boolean;
  }
}

type UploadSpec = NonNullable<EndpointSpec['upload']>;

/** Wrong type, too large, no file, several files, or a body that ended early. */
export type UploadProblem = 'type' | 'size' | 'empty' | 'several' | 'broken';
export type Saved =
  | { readonly ok: true; readonly bytes: number }
  | { readonly ok: false; readonly problem: UploadProblem };

/** A file is read only when the handler asks for it, and never held in memory as a whole. */
export interface Upload {
  /** Writes to a new file; after a problem the file holds the bytes that arrived until then. */
  readonly saveTo: (path: string) => Promise<Saved>;
  /** Hash of the saved file, which tells a repeated call from another one with the same Idempotency-Key. */
  readonly digest: () => string;
}

const refused = (problem: UploadProblem): Saved => ({ ok: false, problem });

export const nothingSent: Upload = { saveTo: async () => refused('empty'), digest: () => '' };

/** Allowance for field names and boundaries of a form beside its file. */
const FORM_EXTRAS_BYTES = 20_000;
const formLimits = { files: 2, fields: 10, parts: 12, fieldSize: 1_000, fieldNameSize: 100, headerPairs: 50 };

/** Leaves bodies of any type unread for the handler. */
export async function takeFiles(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  await scope.register(multipart, { throwFileSizeLimit: false });
}

export function uploadOf(request: FastifyRequest, spec: UploadSpec): Upload {
  const hash = createHash('sha256');
  let digest: string | undefined;
  return {
    saveTo: async (path) => {
      let saved: Saved | null = null;
      try {
        saved = await receive(request, spec, (stream) => save(stream, path, spec.maxBytes, hash));
        return saved;
      } finally {
        // The rest of the body has to be drained, or the client would never read the answer.
        if (!saved?.ok) request.raw.unpipe().resume();
      }
    },
    digest: () => (digest ??= hash.digest('base64url')),
  };
}

type Save = (stream: Readable) => Promise<Saved>;

async function receive(request: FastifyRequest, spec: UploadSpec, saveStream: Save): Promise<Saved> {
  const isForm = request.isMultipart();
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > spec.maxBytes + (isForm ? FORM_EXTRAS_BYTES : 0)) return refused('size');
  if (isForm) return fileOfForm(request, spec, saveStream);

  const type = (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  if (type !== '' && type !== 'application/octet-stream' && !spec.types.includes(type)) return refused('type');
  return saveStream(request.raw);
}

async function fileOfForm(request: FastifyRequest, spec: UploadSpec, saveStream: Save): Promise<Saved> {
  // One byte more than allowed may pass, so that a file that is too large is noticed.
  const parts = request.parts({ limits: { ...formLimits, fileSize: spec.maxBytes + 1 } });
  let file: Saved | undefined;
  for (;;) {
    const next = await parts.next().catch(() => null);
    if (next === null) return refused('broken');
    if (next.done) return file ?? refused('empty');
    if (next.value.type !== 'file') continue;
    if (file) return refused('several');
    file = await saveStream(next.value.file);
    if (!file.ok) return file;
  }
}

async function save(
  stream: Readable,
  path: string,
  maxBytes: number,
  hash: ReturnType<typeof createHash>,
): Promise<Saved> {
  const file = await open(path, 'wx', 0o600);
  // Destroying the stream would end the connection before the refusal is sent.
  const chunks = stream.iterator({ destroyOnReturn: false });
  let bytes = 0;
  try {
    for (;;) {
      const next = await chunks.next().catch(() => null);
      if (next === null) return refused('broken');
      if (next.done) return bytes === 0 ? refused('empty') : { ok: true, bytes };
      const chunk = next.value as Buffer;
      bytes += chunk.length;
      if (bytes > maxBytes) return refused('size');
      hash.update(chunk);
      await file.writeFile(chunk);
    }
  } finally {
    await chunks.return?.();
    await file.close();
  }
}
