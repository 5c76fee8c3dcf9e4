import { escapeHtml, type KeyRing, type LocalMail, listLocalMail } from '@letfair/api';
import { ukMomentInWords } from '@letfair/domain/uk-time';
import type { FastifyPluginAsync } from 'fastify';
import type pg from 'pg';
import { errorMessages, sendError } from '../http/error-responses.ts';
import { requireLoopback } from '../http/loopback-only.ts';
import { hashSource } from '../pages/inline-hashes.ts';

const style = `:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}body{max-width:52rem;margin:0 auto;padding:1.5rem}
ul{list-style:none;padding:0}li{border-top:1px solid #8885;padding:.75rem 0}p{margin:0}time,.to{opacity:.75}
pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid #8885;border-radius:10px;padding:1rem;font:inherit}
iframe{width:100%;height:40rem;border:1px solid #8885;border-radius:10px;background:#fff}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;

const when = (instant: string): string => `<time datetime="${instant}">${ukMomentInWords(new Date(instant))}</time>`;

export function listPage(mails: readonly LocalMail[]): string {
  const items = mails.map(
    ({ id, to, subject, createdAt }) =>
      `<li><p><a href="/dev/mail/${id}">${escapeHtml(subject)}</a></p><p class="to">to ${escapeHtml(to)}, ${when(createdAt)}</p></li>`,
  );
  const list = items.length === 0 ? '<p>No email has been sent yet.</p>' : `<ul>${items.join('')}</ul>`;
  return page('Local mailbox', `<h1>Local mailbox</h1><p>No mail server is set up, so emails stay here.</p>${list}`);
}

export const mailPage = ({ id, to, subject, text, invitation, createdAt }: LocalMail): string =>
  page(
    subject,
    `<p><a href="/dev/mail">Local mailbox</a></p><h1>${escapeHtml(subject)}</h1><p class="to">to ${escapeHtml(to)}, ${when(createdAt)}</p>` +
      `<h2>Text</h2><pre>${withLinks(text)}</pre><h2>HTML</h2>` +
      `<iframe title="The email as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mail/${id}/html"></iframe>` +
      (invitation ? `<h2>Invitation</h2><pre>${escapeHtml(invitation)}</pre>` : ''),
  );

const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');

/** Mails have inline styles; each is allowed by its hash, and nothing else is. */
export function mailFrame({ html }: Pick<LocalMail, 'html'>): { readonly html: string; readonly policy: string } {
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
    policy: `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data:; style-src 'unsafe-hashes' ${hashes.join(' ')}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  };
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const MAX_MAILS = 100;
const MAX_ADDRESS = 320;

/** Shows sent mails where no mail server is configured, to this machine only. */
export const localMailRoutes =
  (pool: pg.Pool, keyRing: KeyRing): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', requireLoopback);

    const mails = (query: unknown): Promise<LocalMail[]> => {
      const { to } = query as { to?: unknown };
      return listLocalMail(pool, keyRing, {
        limit: MAX_MAILS,
        ...(typeof to === 'string' && to !== '' && { to: to.slice(0, MAX_ADDRESS).replaceAll('\0', '') }),
      });
    };
    const mailWith = async (params: unknown): Promise<LocalMail | undefined> => {
      const { id } = params as { id: string };
      return (await mails({})).find((mail) => mail.id === id);
    };

    app.get('/dev/mail.json', async ({ query }) => ({ success: true, data: { mails: await mails(query) } }));

    app.get('/dev/mail', async ({ query }, reply) => {
      reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8');
      return listPage(await mails(query));
    });

    app.get('/dev/mail/:id', async (request, reply) => {
      const mail = await mailWith(request.params);
      if (!mail) return sendError(request, reply, 'not_found', errorMessages.notFound);
      reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8');
      return mailPage(mail);
    });

    app.get('/dev/mail/:id/html', async (request, reply) => {
      const mail = await mailWith(request.params);
      if (!mail) return sendError(request, reply, 'not_found', errorMessages.notFound);
      const { html, policy } = mailFrame(mail);
      reply.header('content-security-policy', policy).type('text/html; charset=utf-8');
      return html;
    });
  };

const pagePolicy =
  `default-src 'none'; style-src ${hashSource(style)}; frame-src 'self'; ` +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
