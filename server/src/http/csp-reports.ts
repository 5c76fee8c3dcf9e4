import type { FastifyPluginAsync, onRequestHookHandler } from 'fastify';
import type { Metrics } from '../health/metrics.ts';
import { errorMessages, sendError } from './error-responses.ts';
import { limitNetworks } from './limits/network-limit.ts';
import { loggedPath } from './request-log.ts';
import { REPORTS_PATH } from './security-headers.ts';

const MOST_BYTES = 16_384;
/** Browsers send several at once. */
const MOST_REPORTS = 20;
/** A broken page sends a handful for each visit. */
const PER_NETWORK = { requests: 60, seconds: 60 };
/** Counted are all of them; a few lines tell what they are about. */
const LOGGED_A_MINUTE = 5;

/** Everything else is counted as "other", so that nobody can add a series by a report. */
const directives: ReadonlySet<string> = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'worker-src',
]);
/** What browsers write in place of an address. */
const keywords = ['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob'];
const extension = /^(?:[a-z-]*extension|webkit-masked-url|chrome|resource|about):/i;

interface Reports {
  readonly publicUrl: string;
  readonly throttle: boolean;
  readonly metrics: Pick<Metrics, 'countPolicyReport'>;
  /** The words of our own addresses, which may be logged. */
  readonly words: ReadonlySet<string>;
}

/** Takes what browsers report of the Content-Security-Policy, in the old form and in that of the Reporting API. */
export const cspReports =
  ({ publicUrl, throttle, metrics, words }: Reports): FastifyPluginAsync =>
  async (app) => {
    const countRequest = throttle ? limitNetworks(PER_NETWORK) : null;
    const mayLog = limitPerMinute(LOGGED_A_MINUTE);
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_, body, done) => done(null, body),
    );

    const limit: onRequestHookHandler = (request, reply, done) => {
      const counted = countRequest?.(request.ip);
      if (counted?.isExceeded)
        sendError(request, reply.header('retry-after', counted.seconds), 'too_many', errorMessages.tooMany);
      else done();
    };
    app.post(REPORTS_PATH, { onRequest: limit }, (request, reply) => {
      const reports = readReports(request.body);
      if (!reports) return sendError(request, reply, 'malformed', errorMessages.malformed);
      for (const report of reports) {
        const page = urlIn(report.page);
        // A report about another site was not sent by a page of ours.
        if (page?.origin !== publicUrl || [report.blocked, report.source].some((text) => extension.test(text)))
          continue;
        const directive = directives.has(report.directive) ? report.directive : 'other';
        const blocked = kindOf(report.blocked, publicUrl);
        metrics.countPolicyReport(directive, blocked);
        if (mayLog())
          request.log.warn(
            { directive, blocked, from: hostOf(report.blocked), page: loggedPath(page.pathname, words) },
            'a browser kept a page from doing what its policy forbids',
          );
      }
      return reply.status(204).send();
    });
  };

interface Report {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  /** The script that did it. */
  readonly source: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Null for what is neither form of a report. */
function readReports(body: unknown): Report[] | null {
  const parsed = parse(textIn(body));
  if (isRecord(parsed) && isRecord(parsed['csp-report'])) {
    const old = parsed['csp-report'];
    const violated = textIn(old['effective-directive']) || textIn(old['violated-directive']);
    return [
      {
        directive: violated.split(' ', 1)[0] ?? '',
        blocked: textIn(old['blocked-uri']),
        page: textIn(old['document-uri']),
        source: textIn(old['source-file']),
      },
    ];
  }
  if (!Array.isArray(parsed) || !parsed.every((entry) => isRecord(entry) && isRecord(entry.body))) return null;
  return parsed
    .slice(0, MOST_REPORTS)
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body: { effectiveDirective, blockedURL, documentURL, sourceFile } }) => ({
      directive: textIn(effectiveDirective),
      blocked: textIn(blockedURL),
      page: textIn(documentURL),
      source: textIn(sourceFile),
    }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const urlIn = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

function kindOf(blocked: string, publicUrl: string): string {
  if (keywords.includes(blocked)) return blocked;
  const url = urlIn(blocked);
  if (!url) return 'other';
  if (url.protocol === 'data:' || url.protocol === 'blob:') return url.protocol.slice(0, -1);
  if (url.origin === publicUrl) return 'self';
  return url.protocol === 'https:' || url.protocol === 'http:' ? 'other-site' : 'other';
}

const MOST_HOST = 100;

/** Without path and query, which may say who somebody is. */
const hostOf = (blocked: string): string => (urlIn(blocked)?.host ?? '').slice(0, MOST_HOST);

function limitPerMinute(most: number): () => boolean {
  let [minute, seen] = [0, 0];
  return () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, seen] = [now, 0];
    seen += 1;
    return seen <= most;
  };
}
