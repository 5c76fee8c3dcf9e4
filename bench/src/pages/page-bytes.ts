/** Where the bytes of a page are. */
export interface PageBytes {
  readonly html: number;
  readonly markup: number;
  /** What the browser is told again, to go on from. */
  readonly data: number;
  /** For search engines. */
  readonly structured: number;
  /** Which files follow, and which routes the page links to. */
  readonly manifest: number;
  readonly scripts: number;
}

const size = (texts: Iterable<string>): number => [...texts].reduce((sum, text) => sum + Buffer.byteLength(text), 0);

export function bytesOfPage(html: string): PageBytes {
  const scripts = html.match(/<script\b[^>]*>[\s\S]*?<\/script>/g) ?? [];
  const isData = (script: string) => script.includes('streamController.enqueue');
  const isStructured = (script: string) => script.includes('application/ld+json');
  const isManifest = (script: string) =>
    script.includes('import * as route') || script.includes('__reactRouterManifest');
  const data = size(scripts.filter(isData));
  const structured = size(scripts.filter(isStructured));
  const routes = size(scripts.filter((script) => isManifest(script) && !isData(script)));
  const links = size(html.match(/<link\b[^>]*>/g) ?? []);
  const all = Buffer.byteLength(html);
  return {
    html: all,
    markup: all - size(scripts) - links,
    data,
    structured,
    manifest: routes + links,
    scripts: size(scripts) - data - structured - routes,
  };
}
