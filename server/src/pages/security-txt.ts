import type { FastifyPluginAsync } from 'fastify';

/** RFC 9116 asks for a date within a year. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** Tells whoever finds a weakness where to report it (RFC 9116). */
export const securityTxt =
  (contact: string, publicUrl: string): FastifyPluginAsync =>
  async (app) => {
    app.get('/.well-known/security.txt', async (_, reply) => {
      const expires = new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString().replace(/\.\d+Z$/, 'Z');
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400');
      return [
        `Contact: mailto:${encodeURI(contact)}`,
        `Expires: ${expires}`,
        'Preferred-Languages: en',
        `Canonical: ${publicUrl}/.well-known/security.txt`,
        '',
      ].join('\n');
    });
  };
