import { noteEarlyPresses } from '../rendered/early-press.ts';
import { markSignedIn } from './mark-signed-in.ts';

/**
 * Runs in the browser. A tab in the background is not painted, so it does not wait for that long. What was held back
 * keeps its place in the page; a script has to be made again to be run.
 */
const loadScripts = (mark: string): string =>
  `{
  const load = () => {
    clearTimeout(unpainted);
    for (const link of document.querySelectorAll('link[data-held="${mark}"]')) {
      link.rel = 'modulepreload';
      link.removeAttribute('data-held');
    }
    for (const held of document.querySelectorAll('script[data-held="${mark}"]')) {
      const script = document.createElement('script');
      Object.assign(script, { type: 'module', textContent: held.textContent });
      held.removeAttribute('data-held');
      document.head.append(script);
    }
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
 */
export function scriptsAfterPaint(html: string, nonce: string | undefined): string {
  const mark = crypto.randomUUID().replaceAll('-', '').slice(0, MARK_LENGTH);
  const own = nonce ? ` nonce="${nonce}"` : '';
  return html
    .replaceAll(/<link rel="modulepreload"([^<>]*)>/g, (link, attributes: string) =>
      attributes.includes(own) ? `<link data-held="${mark}"${attributes}>` : link,
    )
    .replaceAll(`<script${own} type="module" async="">`, () => `<script${own} type="text/plain" data-held="${mark}">`)
    .replace('</head>', () => `<script${own}>${markSignedIn} ${noteEarlyPresses} ${loadScripts(mark)}</script></head>`);
}
