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

const folder = join(webBuild.client, 'assets');
const filesOf = async (ending: string) => (await readdir(folder)).filter((name) => name.endsWith(ending));

test('scripts call nothing that browsers of three years ago lack', async () => {
  const scripts = await filesOf('.js');
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

/** They would place or colour things by these. What they leave out of transitions, a page can do without. */
const newerStyles =
  /\b(?:light-dark|anchor|anchor-size|calc-size|contrast-color|attr\(data[^)]*type|sibling-index)\(|@(?:scope|position-try|function)\b|\b(?:position-anchor|interpolate-size|reading-flow)\s*:/;
/** Firefox 120 lacks the first. A browser drops the whole rule if it doesn't know one of the selectors in its list. */
const newerSelector = /:has\(|::details-content|::picker|:user-(?:in)?valid|:state\(/;
const SELECTORS = /([^{}]+)\{/g;
const withoutBrackets = (selectors: string): string =>
  selectors.replaceAll(/\([^()]*\)/g, '').replaceAll(/\([^()]*\)/g, '');

test('a browser of three years ago that lacks a style does without that one alone', async () => {
  const sheets = await filesOf('.css');
  expect(sheets.length).toBeGreaterThan(0);
  for (const name of sheets) {
    const css = await readFile(join(folder, name), 'utf8');
    expect(newerStyles.exec(css)?.[0], name).toBeUndefined();
    const lists = [...css.matchAll(SELECTORS)].map(([, selectors = '']) => selectors);
    const shared = lists.filter(
      (selectors) =>
        !selectors.startsWith('@') && newerSelector.test(selectors) && withoutBrackets(selectors).includes(','),
    );
    expect(shared, name).toEqual([]);
  }
});
