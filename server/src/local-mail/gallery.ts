import { escapeHtml } from '@letfair/api';
import {
  findExamplePhoto,
  type MailExample,
  type MailGallery,
  mailGallery,
  type SampleName,
  sampleNames,
  sampleOf,
} from '@letfair/api/mail-gallery';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type pg from 'pg';
import { errorMessages, sendError } from '../http/error-responses.ts';
import { mailFrame } from './mail-frame.ts';
import { framed, linked, page, pagePolicy } from './mailbox-page.ts';

/** The two widths at which emails are looked at: a telephone's, and that of mail programs on a computer. */
const widths = { narrow: 390, wide: 600 } as const;
const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const ROOT = '/dev/mail/gallery';
const [EVERYDAY] = sampleNames;
const withSample = (path: string, sample: SampleName): string =>
  sample === EVERYDAY ? path : `${path}${path.includes('?') ? '&' : '?'}sample=${encodeURIComponent(sample)}`;

const firstLineOf = ({ text }: MailExample): string => text.split('\n')[0] ?? '';

const samplesFor = (path: string): string =>
  `<nav aria-label="Example data">${sampleNames
    .map((name) => `<a href="${escapeHtml(withSample(path, name))}">${escapeHtml(name)}</a>`)
    .join('')}</nav>`;

export function kindsPage(gallery: MailGallery, sample: SampleName): string {
  const kinds = Object.entries(gallery).map(
    ([kind, examples]) =>
      `<li><a href="${escapeHtml(withSample(`${ROOT}/${kind}`, sample))}">${escapeHtml(kind)}</a>` +
      `${examples.map((mail) => `<p><strong>${escapeHtml(mail.subject)}</strong></p><p class="to">${escapeHtml(firstLineOf(mail))}</p>`).join('')}</li>`,
  );
  return page(
    'Email gallery',
    `<p><a href="/dev/mail">Local mailbox</a></p><h1>Email gallery</h1><p>Every kind of email, with example data.</p>${samplesFor(ROOT)}<ul>${kinds.join('')}</ul>`,
  );
}

export function kindPage(kind: string, examples: readonly MailExample[], sample: SampleName): string {
  const shown = examples.map((mail, index) => {
    const frames = schemes.flatMap((scheme) =>
      Object.entries(widths).map(
        ([name, width]) =>
          `<figure class="${name}"><figcaption>${width} px, ${scheme}</figcaption>` +
          `${framed(`Example ${index + 1}, ${width} px, ${scheme}`, withSample(`${ROOT}/${kind}/${index}/html?scheme=${scheme}`, sample))}</figure>`,
      ),
    );
    return (
      `<section><h2>${escapeHtml(mail.subject)}</h2><p>First line: ${escapeHtml(firstLineOf(mail))}</p>` +
      `<p class="to">${mail.unsubscribeLink ? 'With List-Unsubscribe' : 'Without List-Unsubscribe'}</p>` +
      `<div class="sizes">${frames.join('')}</div><h3>Plain text</h3><pre>${linked(mail.text)}</pre></section>`
    );
  });
  return page(
    kind,
    `<p><a href="${escapeHtml(withSample(ROOT, sample))}">Email gallery</a></p><h1>${escapeHtml(kind)}</h1>${samplesFor(`${ROOT}/${kind}`)}${shown.join('')}`,
  );
}

/** As a mail program in that scheme shows it, whatever this browser is set to. */
export const inScheme = (html: string, scheme: Scheme): string =>
  html
    .replace('@media (prefers-color-scheme: dark)', scheme === 'dark' ? '@media all' : '@media not all')
    .replaceAll('color-scheme: light dark', `color-scheme: ${scheme}`);

/** Shows every kind of email, filled with example data. */
export const galleryRoutes =
  (pool: pg.Pool, publicUrl: string): FastifyPluginAsync =>
  async (app) => {
    const read = async (query: unknown): Promise<{ readonly sample: SampleName; readonly gallery: MailGallery }> => {
      const { sample: asked } = query as { sample?: unknown };
      const sample = sampleNames.find((name) => name === asked) ?? EVERYDAY;
      return { sample, gallery: mailGallery(sampleOf(sample, publicUrl, await findExamplePhoto(pool))) };
    };
    const examplesOf = (gallery: MailGallery, kind: string): readonly MailExample[] =>
      Object.hasOwn(gallery, kind) ? gallery[kind as keyof MailGallery] : [];
    const sendPage = (reply: FastifyReply, html: string) =>
      reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(html);

    app.get(ROOT, async ({ query }, reply) => {
      const { gallery, sample } = await read(query);
      return sendPage(reply, kindsPage(gallery, sample));
    });

    app.get<{ Params: { kind: string } }>(`${ROOT}/:kind`, async (request, reply) => {
      const { gallery, sample } = await read(request.query);
      const { kind } = request.params;
      const examples = examplesOf(gallery, kind);
      if (examples.length === 0) return sendError(request, reply, 'not_found', errorMessages.notFound);
      return sendPage(reply, kindPage(kind, examples, sample));
    });

    app.get<{ Params: { kind: string; index: string } }>(`${ROOT}/:kind/:index/html`, async (request, reply) => {
      const { gallery } = await read(request.query);
      const { scheme } = request.query as { scheme?: unknown };
      const mail = examplesOf(gallery, request.params.kind)[Number(request.params.index)];
      if (!mail) return sendError(request, reply, 'not_found', errorMessages.notFound);
      const shown = { html: inScheme(mail.html, scheme === 'dark' ? 'dark' : 'light') };
      const { html, policy } = mailFrame(shown, publicUrl);
      return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
    });
  };
