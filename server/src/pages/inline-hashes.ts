import { createHash, randomBytes } from 'node:crypto';

/**
 * Given to the renderer as its nonce. It never leaves the process, so markup that a visitor managed to inject cannot
 * carry it and gets no hash.
 */
export const INLINE_MARKER = randomBytes(18).toString('base64url');

const NONCE = ` nonce="${INLINE_MARKER}"`;

export interface HashedPage {
  readonly html: string;
  /** The sources of a Content-Security-Policy that allow the inline scripts of this page. */
  readonly scriptHashes: readonly string[];
}

/** Hashes depend on the page alone, so a cached page needs no fresh nonce for each answer. */
export function hashInlineScripts(rendered: string): HashedPage {
  const hashes = new Set<string>();
  let at = rendered.indexOf(NONCE);
  while (at !== -1) {
    const tagEnd = rendered.indexOf('>', at);
    const textEnd = rendered.indexOf('</script>', tagEnd);
    if (tagEnd === -1 || textEnd === -1) break;
    const tag = rendered.slice(rendered.lastIndexOf('<', at), tagEnd);
    const isScript = /^<script\b/.test(tag);
    if (isScript && !/\ssrc=/.test(tag))
      hashes.add(hashSource(rendered.slice(tagEnd + 1, textEnd).replaceAll(INLINE_MARKER, '')));
    at = rendered.indexOf(NONCE, isScript ? textEnd : tagEnd);
  }
  const html = rendered.replaceAll(NONCE, '').replaceAll(INLINE_MARKER, '');
  return { html, scriptHashes: [...hashes] };
}

export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
