import { escapeHtml, type KeyRing, type LocalMail, listLocalMail } from '@letfair/api';
import { ukMomentInWords } from '@letfair/domain/uk-time';
import type { FastifyPluginAsync } from 'fastify';
import type pg from 'pg';
import { errorMessages, sendError } from '../http/error-responses.ts';
import { requireLoopback } from '../http/loopback-only.ts';
import { mailFrame } from './mail-frame.ts';
import { framed, linked, page, pagePolicy } from './mailbox-page.ts';

const when = (instant: string): string => `<time datetime="${instant}">${ukMomentInWords(new Date(instant))}</time>`;

export function listPage(mails: readonly LocalMail[]): string {
  const items = mails.map(
    ({ id, to, subject, createdAt }) =>
      `<li><p><a href="/dev/mail/${id}">${escapeHtml(subject)}</a></p><p class="to">to ${escapeHtml(to)}, ${when(createdAt)}</p></li>`,
  );
  const list = items.length === 0 ? '<p>No email has been sent yet.</p>' : `<ul>${items.join('')}</ul>`;
  return page(
    'Local mailbox',
    `<h1>Local mailbox</h1><p>No mail server is set up, so emails stay here. The <a href="/dev/mail/gallery">gallery</a> has an example of every kind.</p>${list}`,
  );
}

export const mailPage = ({ id, to, subject, text, invitation, createdAt }: LocalMail): string =>
  page(
    subject,
    `<p><a href="/dev/mail">Local mailbox</a></p><h1>${escapeHtml(subject)}</h1><p class="to">to ${escapeHtml(to)}, ${when(createdAt)}</p>` +
      `<h2>Text</h2><pre>${linked(text)}</pre><h2>HTML</h2>` +
      framed('The email as HTML', `/dev/mail/${id}/html`) +
      (invitation ? `<h2>Invitation</h2><pre>${escapeHtml(invitation)}</pre>` : ''),
  );

const MAX_MAILS = 100;
const MAX_ADDRESS = 320;

/** Shows sent emails where no mail server is configured, to this machine only. */
export const localMailRoutes =
  (pool: pg.Pool, keyRing: KeyRing, publicUrl: string): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', requireLoopback);
    // The examples are for developers, and other starts don't load them.
    const { galleryRoutes } = await import('./gallery.ts');
    await app.register(galleryRoutes(pool, publicUrl));

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
      const { html, policy } = mailFrame(mail, publicUrl);
      reply.header('content-security-policy', policy).type('text/html; charset=utf-8');
      return html;
    });
  };
