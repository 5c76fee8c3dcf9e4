import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { ukDay } from '@letfair/domain/uk-time';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server';
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageManifest } from './lib/first-paint/page-manifest.ts';
import { scriptsAfterPaint } from './lib/first-paint/scripts-after-paint.ts';
import { type Rendering, renderingContext, WithHeldBack } from './lib/rendered/held-back.tsx';
import * as request from './lib/request-context.ts';
import { nonceContext, onErrorContext, reportToConsole } from './lib/request-context.ts';

/** A page as text: in a response it would be encoded, read as a stream and decoded again. */
const htmlContext = createContext<string | null>(null);
export const htmlOf = (context: RouterContextProvider): string | null => context.get(htmlContext);

/** Equal for pages that say the same. */
const contentContext = createContext<string | null>(null);
export const contentOf = (context: RouterContextProvider): string | null => context.get(contentContext);
const knownContentContext = createContext<string | null>(null);

interface RequestSetup extends Omit<request.RequestSetup, 'toMarkup'> {
  /** Whether a page is rendered; otherwise only its data is asked for. */
  readonly isPage: boolean;
  /** What the host has a page for already. */
  readonly knownContent: string | null;
}

export function createRequestContext({ isPage, knownContent, ...setup }: RequestSetup): RouterContextProvider {
  const context = request.createRequestContext({ ...setup, toMarkup: isPage ? renderToStaticMarkup : undefined });
  context.set(knownContentContext, knownContent);
  return context;
}

const RENDER_TIMEOUT_MS = 5_000;

/** Renders the whole page before it answers: rendered pages are cached, and a cached page has no use for streaming. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const nonce = context.get(nonceContext);
  const { serverHandoffStream, ...router } = entryContext;
  const data = serverHandoffStream ? await textOf(serverHandoffStream) : '';
  const rendering = context.get(renderingContext);
  const content = status === 200 ? contentHash(data, rendering) : null;
  context.set(contentContext, content);
  if (content !== null && content === context.get(knownContentContext)) return new Response(null, { status, headers });

  const { manifest, modules } = pageManifest(router);
  const page = (
    <WithHeldBack rendering={rendering}>
      <ServerRouter context={{ ...router, manifest }} url={request.url} nonce={nonce} />
    </WithHeldBack>
  );
  const atOnce = renderAtOnce(page);
  const rendered = atOnce === null ? await renderAndWait(page, request.url, context) : { html: atOnce, failed: false };
  const html = router.renderMeta?.didRenderScripts ? withData(rendered.html, data, nonce) : rendered.html;
  context.set(htmlContext, scriptsAfterPaint(html, nonce, modules));
  return new Response(null, { status: rendered.failed ? 500 : status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  // There is no context when the host gave one that the router refuses.
  const report = (context as RouterContextProvider | undefined)?.get(onErrorContext) ?? reportToConsole;
  report(error);
};

/** A page says what its loaders found, some of it by the day. */
const contentHash = (data: string, rendering: Rendering | null): string =>
  createHash('sha256')
    .update(JSON.stringify([ukDay(new Date()), data, [...(rendering?.held.values() ?? [])]]))
    .digest('base64');

/** What React leaves where a part of a page was not there yet. */
const UNFINISHED = '<!--$!-->';

/** Null where a part has to be waited for, or breaks. Without streams and turns in between it takes half the work. */
function renderAtOnce(page: ReactElement): string | null {
  try {
    const html = renderToString(page);
    return html.includes(UNFINISHED) ? null : html;
  } catch {
    return null;
  }
}

function renderAndWait(page: ReactElement, url: string, context: Readonly<RouterContextProvider>) {
  return new Promise<{ html: string; failed: boolean }>((resolve, reject) => {
    let html = '';
    let failed = false;
    let shellReady = false;
    const collect = new Writable({
      decodeStrings: false,
      // React writes long texts as they are, and gathers short ones as bytes, which end with whole characters.
      write(chunk: string | Buffer, _encoding, done) {
        html += typeof chunk === 'string' ? chunk : chunk.toString('utf8');
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve({ html, failed });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: context.get(nonceContext),
      // Larger lazy parts would be sent hidden at the end, and only a script could put them in their place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () => {
        shellReady = true;
      },
      onAllReady: () => void pipe(collect),
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      onError: (error) => {
        failed = true;
        // A shell that breaks rejects, and the router reports it.
        if (shellReady) context.get(onErrorContext)(error);
      },
    });
    const timer = setTimeout(
      () => abort(new Error(`${new URL(url).pathname} took too long to render.`)),
      RENDER_TIMEOUT_MS,
    );
  });
}

/** The data of a page behind its markup. Through the router's own element React would render it in two further turns. */
function withData(html: string, data: string, nonce: string | undefined): string {
  const end = html.lastIndexOf('</body>');
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  const attribute = nonce ? ` nonce="${nonce}"` : '';
  const controller = 'window.__reactRouterContext.streamController';
  return `${html.slice(0, end)}<script${attribute}>${controller}.enqueue(${text});${controller}.close();</script>${html.slice(end)}`;
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of stream) text += decoder.decode(bytes, { stream: true });
  return text + decoder.decode();
}
