import { hashSource } from '../pages/inline-hashes.ts';

/** Emails have inline styles; each is allowed by its hash, and nothing else is but pictures of the site. */
export function mailFrame(
  { html }: { readonly html: string },
  publicUrl: string,
): { readonly html: string; readonly policy: string } {
  const styles = [
    ...[...html.matchAll(/\sstyle="([^"]*)"/g)].map((match) => unescaped(match[1] ?? '')),
    ...html
      .split(/<style[^<>]*>/)
      .slice(1)
      .map((behind) => behind.split('</style>', 1)[0] ?? ''),
  ];
  const hashes = [...new Set(styles)].map(hashSource);
  return {
    // Links open a new tab, since a sandboxed frame cannot navigate its page.
    html: html.includes('<head>')
      ? html.replace('<head>', '<head><base target="_blank">')
      : `<base target="_blank">${html}`,
    policy: `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data: ${new URL(publicUrl).origin}; style-src 'unsafe-hashes' ${hashes.join(' ')}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  };
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
