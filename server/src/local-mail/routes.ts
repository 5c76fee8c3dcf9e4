import { type LocalMail, listLocalMail } from '@letfair/api';
import type { FastifyPluginAsync } from 'fastify';
import type pg from 'pg';
import { onlyDirectLoopback } from '../http/direct-loopback.ts';
import { sendFailure, sentences } from '../http/failures.ts';
import { freshNonce } from '../pages/nonce.ts';
import { listPage, mailFrame, mailPage } from './mail-pages.ts';

const MOST_MAILS = 100;
const MAX_ADDRESS = 320;

/** What would have been mailed, for a machine without a mail server. Exists for whoever sits at the machine, and nobody else. */
export const localMailRoutes =
  (pool: pg.Pool): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', onlyDirectLoopback);

    const mails = (query: unknown): Promise<LocalMail[]> => {
      const { to } = query as { to?: unknown };
      return listLocalMail(pool, {
        limit: MOST_MAILS,
        ...(typeof to === 'string' && to !== '' && { to: to.slice(0, MAX_ADDRESS).replaceAll('\0', '') }),
      });
    };
    const mailWith = async (params: unknown): Promise<LocalMail | undefined> => {
      const { id } = params as { id: string };
      return (await mails({})).find((mail) => mail.id === id);
    };

    app.get('/dev/mail.json', async ({ query }) => ({ success: true, data: { mails: await mails(query) } }));

    app.get('/dev/mail', async ({ query }, reply) => {
      const nonce = freshNonce();
      reply.header('content-security-policy', ownPolicy(nonce)).type('text/html; charset=utf-8');
      return listPage(await mails(query), nonce);
    });

    app.get('/dev/mail/:id', async (request, reply) => {
      const mail = await mailWith(request.params);
      if (!mail) return sendFailure(request, reply, 'not_found', sentences.notFound);
      const nonce = freshNonce();
      reply.header('content-security-policy', ownPolicy(nonce)).type('text/html; charset=utf-8');
      return mailPage(mail, nonce);
    });

    app.get('/dev/mail/:id/html', async (request, reply) => {
      const mail = await mailWith(request.params);
      if (!mail) return sendFailure(request, reply, 'not_found', sentences.notFound);
      const { html, policy } = mailFrame(mail);
      reply.header('content-security-policy', policy).type('text/html; charset=utf-8');
      return html;
    });
  };

const ownPolicy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
