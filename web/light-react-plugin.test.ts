import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { leftOut, withoutUnusedParts } from './light-react-plugin.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const reactDom = dirname(createRequire(join(folder, 'package.json')).resolve('react-dom/package.json'));
const code = readFileSync(join(reactDom, 'cjs/react-dom-client.production.js'), 'utf8');

/** What an app writes that uses a part which is left out. */
const uses = /<(?:ViewTransition|Activity|SuspenseList)\b|\bviewTransition\b|<Fragment[^>]*\sref=|componentStack/;

describe('React DOM without the parts that nothing uses', () => {
  it('keeps everything else', () => {
    const light = withoutUnusedParts(code);
    for (const name of Object.values(leftOut).flat()) expect(light).toContain(`function ${name}(`);
    expect(light).not.toContain('FragmentInstance.prototype.focus');
    expect(light).toContain('exports.hydrateRoot = function');
  });

  it('is not built from a version whose functions have other names', () => {
    expect(() => withoutUnusedParts('function startViewTransition() {}')).toThrow('light-react-plugin.ts');
  });

  it('is enough for the app', async () => {
    const found: string[] = [];
    for await (const path of glob('app/**/*.{ts,tsx}', { cwd: folder }))
      if (uses.test(await readFile(join(folder, path), 'utf8'))) found.push(path);
    // A record of the API, and no boundary of React.
    expect(found.filter((path) => !path.endsWith('activity-section.tsx'))).toEqual([]);
  });
});
