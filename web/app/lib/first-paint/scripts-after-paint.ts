import { noteEarlyPresses } from '../rendered/early-press.ts';
import { markSignedIn } from './mark-signed-in.ts';
import { supportOlderBrowsers } from './older-browsers.ts';

/**
 * Runs in the browser. A tab in the background is not painted, so it does not wait for that long. What was held back
 * keeps its place in the page; a script has to be made again to be run.
 */
const loadScripts = (mark: string): string =>
  `{
  const load = () => {
    clearTimeout(unpainted);
    const held = document.querySelector('script[data-held="${mark}"]');
    if (!held) return;
    for (const href of held.dataset.modules.split(' '))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', textContent: held.textContent });
    held.removeAttribute('data-held');
    document.head.append(script);
  };
  const unpainted = setTimeout(load, 1000);
  document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(load)));
}`.replace(/\n\s*/g, ' ');

/** Nobody guesses sixteen random digits of the one page they are in. */
const MARK_LENGTH = 16;

/**
 * Holds the scripts of a rendered page back until what it says is on the screen. Otherwise they share a phone's line
 * with the stylesheet and the first picture, and nobody needs them to read. Only what carries our nonce is held back,
 * under a mark that is made for this page: markup in someone's words can have neither, and is never made to run.
 * `modules` are loaded together.
 */
export function scriptsAfterPaint(html: string, nonce: string | undefined, modules: readonly string[]): string {
  const mark = crypto.randomUUID().replaceAll('-', '').slice(0, MARK_LENGTH);
  const own = nonce ? ` nonce="${nonce}"` : '';
  const headEnd = html.indexOf('</head>');
  const head = html
    .slice(0, headEnd)
    .replaceAll(/<link rel="modulepreload"([^<>]*)>/g, (link, attributes: string) =>
      attributes.includes(own) ? '' : link,
    );
  const start = `<script${own} type="module" async="">`;
  const at = html.indexOf(start, headEnd);
  const runs = `<script${own}>${[markSignedIn, noteEarlyPresses, supportOlderBrowsers, loadScripts(mark)].join(' ')}</script>`;
  if (at === -1) return head + runs + html.slice(headEnd);
  const end = html.indexOf('</script>', at);
  return [
    head,
    runs,
    html.slice(headEnd, at),
    `<script${own} type="text/plain" data-held="${mark}" data-modules="${modules.join(' ')}">`,
    withoutIndents(html.slice(at + start.length, end)),
    html.slice(end),
  ].join('');
}

/** The router writes its table of routes for people to read. */
const withoutIndents = (script: string): string => script.replaceAll(/\n\s*/g, '');
