import { escapeHtml } from '@letfair/api';
import { hashSource } from '../pages/inline-hashes.ts';

const style = `:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}body{max-width:82rem;margin:0 auto;padding:1.5rem}
ul{list-style:none;padding:0}li{border-top:1px solid #8885;padding:.75rem 0}p{margin:0}time,.to{opacity:.75}nav a{margin-right:1rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid #8885;border-radius:10px;padding:1rem;font:inherit;max-width:52rem}
iframe{width:100%;height:40rem;border:1px solid #8885;border-radius:10px;background:#fff}
.sizes{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}figure{margin:0}.narrow iframe{width:390px}.wide iframe{width:600px}.sizes iframe{height:56rem}`;

export const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;

/** A page of its own in which nothing runs, and whose links open another tab. */
export const framed = (title: string, path: string): string =>
  `<iframe title="${escapeHtml(title)}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${escapeHtml(path)}"></iframe>`;

export const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');

export const pagePolicy =
  `default-src 'none'; style-src ${hashSource(style)}; frame-src 'self'; ` +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
