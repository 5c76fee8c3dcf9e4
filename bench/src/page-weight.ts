import type { Product } from './product.ts';
import { atMost, type Figure } from './report.ts';

/** Kilobytes of JavaScript that a first visit loads before its page answers, as they are sent: with brotli. */
async function firstLoadJavaScript(url: string, path: string): Promise<number> {
  const html = await (await fetch(url + path)).text();
  const scripts = new Set<string>();
  for (const [, address = ''] of html.matchAll(
    /(?:<link[^>]+rel="modulepreload"[^>]+href=|<script[^>]+src=|import\s*(?:[^"';]*from\s*)?)"(\/[^"]+\.js)"/g,
  ))
    scripts.add(address);
  if (scripts.size === 0)
    throw new Error(`${path} loads no script at all; the pattern that finds them is out of date.`);
  let bytes = 0;
  for (const address of await withImports(url, scripts)) bytes += await sentBytes(url + address);
  return bytes / 1000;
}

async function sentBytes(address: string): Promise<number> {
  const answer = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  await answer.arrayBuffer();
  const bytes = Number(answer.headers.get('content-length'));
  if (!(bytes > 0)) throw new Error(`${address} does not say how long it is.`);
  return bytes;
}

/** Includes static imports, preloaded or not. */
async function withImports(url: string, scripts: ReadonlySet<string>): Promise<Set<string>> {
  const all = new Set(scripts);
  for (const address of all) {
    const code = await (await fetch(url + address)).text();
    for (const [, file = ''] of code.matchAll(
      /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+from\s*)?["']\.\/([^"']+\.js)["']/g,
    ))
      all.add(new URL(file, url + address).pathname);
  }
  return all;
}

/** Kilobytes of whole pages. The home with this id does not exist, but its page has the same scripts. */
const wholePages = [
  ['the home page', '/', 110],
  ['the search page', '/properties', 120],
  ['a home’s page', '/properties/0198f2a4-6c1e-7d3a-9b52-3f6d1c0a7e11', 120],
] as const;
/** Budget of a public page beyond the frame, the router and React. */
const PAGE_KILOBYTES = 5;
const pagesOfTheirOwn = ['/landlords', '/postcode/M1', '/help'];
/** A page without code of its own. */
const shell = '/no-such-page';

export async function pageWeight({ url }: Product): Promise<Figure[]> {
  const bare = await firstLoadJavaScript(url, shell);
  const figures: Figure[] = [];
  for (const [name, path, budget] of wholePages)
    figures.push(atMost(`first-load JavaScript of ${name}`, await firstLoadJavaScript(url, path), budget, ' kB'));
  for (const path of pagesOfTheirOwn)
    figures.push(
      atMost(
        `first-load JavaScript of ${path} beyond the shell`,
        (await firstLoadJavaScript(url, path)) - bare,
        PAGE_KILOBYTES,
        ' kB',
      ),
    );
  return figures;
}
