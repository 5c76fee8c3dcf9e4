import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { webBuild } from '../../assets/web-build.ts';

/**
 * What Chrome 119, Firefox 120 or Safari 17.1 of the end of 2023 lack. The build lowers newer syntax, but adds no
 * functions. `older-browsers.ts` in the web app adds the few that the app does use.
 */
const newer: Readonly<Record<string, RegExp>> = {
  'static functions':
    /\b(?:Promise\.(?:withResolvers|try)|Array\.fromAsync|Object\.groupBy|URL\.parse|RegExp\.escape|Iterator\.(?:from|concat)|Error\.isError|Temporal)\b/,
  'sets that are joined': /\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  'methods of iterators':
    /(?<!\b(?:Object|Array|Reflect))\.(?:values|keys|entries|matchAll)\([^()]{0,40}\)\.(?:map|filter|some|every|find|toArray|reduce|forEach|take|drop|flatMap)\(/,
  'binary texts': /\.(?:toBase64|fromBase64|toHex|fromHex)\(/,
  'elements on top': /\.(?:showPopover|hidePopover|togglePopover|moveBefore)\(/,
};

test('scripts call nothing that browsers of three years ago lack', async () => {
  const folder = join(webBuild.client, 'assets');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const name of scripts) {
    const code = await readFile(join(folder, name), 'utf8');
    for (const [what, pattern] of Object.entries(newer)) {
      const call = pattern.exec(code)?.[0];
      if (call) found.push(`${name} uses ${what}: ${call}`);
    }
  }
  expect(found).toEqual([]);
});
