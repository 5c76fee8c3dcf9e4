import { gzipSync } from 'node:zlib';
import type { Product } from './product.ts';
import { atMost, type Figure } from './report.ts';

/** Gzipped kilobytes of JavaScript that a first visit loads before any click. */
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
  for (const address of await withImports(url, scripts)) {
    const code = await (await fetch(url + address)).arrayBuffer();
    bytes += gzipSync(Buffer.from(code), { level: 9 }).length;
  }
  return bytes / 1000;
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

const HOME_KILOBYTES = 125;
/** Budget of a public page beyond the frame, the router and React. */
const PAGE_KILOBYTES = 5;
const pagesOfTheirOwn = ['/landlords', '/postcode/M1', '/help'];
/** A page without code of its own. */
const shell = '/no-such-page';

export async function pageWeight({ url }: Product): Promise<Figure[]> {
  const bare = await firstLoadJavaScript(url, shell);
  const figures = [
    atMost('first-load JavaScript of the home page, gzip', await firstLoadJavaScript(url, '/'), HOME_KILOBYTES, ' kB'),
  ];
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
