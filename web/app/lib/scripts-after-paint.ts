/**
 * Runs in the browser. A tab in the background is not painted, so it does not wait for that long. What was held back
 * keeps its place in the page; a script has to be made anew to be run.
 */
const loadScripts = `{
  const load = () => {
    clearTimeout(unpainted);
    for (const link of document.querySelectorAll('link[data-rel]')) {
      link.rel = link.dataset.rel;
      link.removeAttribute('data-rel');
    }
    for (const held of document.querySelectorAll('script[data-type]')) {
      const script = document.createElement('script');
      Object.assign(script, { type: held.dataset.type, textContent: held.textContent });
      held.removeAttribute('data-type');
      document.head.append(script);
    }
  };
  const unpainted = setTimeout(load, 1000);
  document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(load)));
}`.replace(/\n\s*/g, ' ');

/**
 * Holds the scripts of a rendered page back until what it says is on the screen. Otherwise they share a phone's line
 * with the stylesheet and the first picture, and nobody needs them to read.
 */
export const scriptsAfterPaint = (html: string, nonce: string | undefined): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link data-rel="modulepreload"')
    .replaceAll(/<script([^>]*) type="module" async="">/g, '<script$1 type="text/plain" data-type="module">')
    .replace('</head>', () => `<script${nonce ? ` nonce="${nonce}"` : ''}>${loadScripts}</script></head>`);
