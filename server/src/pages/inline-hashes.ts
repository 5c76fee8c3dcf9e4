import { createHash, randomBytes } from 'node:crypto';

/**
 * Given to the renderer as its nonce. It never leaves the process, so markup that a visitor managed to inject cannot
 * carry it and gets no hash.
 */
export const INLINE_MARKER = randomBytes(18).toString('base64url');

const marked = new RegExp(`<script\\b([^>]*) nonce="${INLINE_MARKER}"([^>]*)>([\\s\\S]*?)</script>`, 'g');

export interface HashedPage {
  readonly html: string;
  /** The sources of a Content-Security-Policy that allow the inline scripts of this page. */
  readonly scriptHashes: readonly string[];
}

/** Hashes depend on the page alone, so a cached page needs no fresh nonce for each answer. */
export function hashInlineScripts(rendered: string): HashedPage {
  const hashes = new Set<string>();
  for (const [, before = '', after = '', text = ''] of rendered.matchAll(marked))
    if (!/\ssrc=/.test(before + after)) hashes.add(hashSource(text.replaceAll(INLINE_MARKER, '')));
  const html = rendered.replaceAll(` nonce="${INLINE_MARKER}"`, '').replaceAll(INLINE_MARKER, '');
  return { html, scriptHashes: [...hashes] };
}

export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
