import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { colourUses } from '../testing/colour-uses.ts';
import { contrastRatio, readPalettes, type Scheme } from '../testing/contrast.ts';

const app = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(`${app}${path}`, 'utf8');
const palettes = readPalettes(read('styles/tokens.css'));
const tokens = new Set(palettes.light.keys());

/** Any text may come to stand on these, because a component does not know what it is put on. */
const quietSurfaces = ['paper', 'card', 'sand', 'sand-deep', 'primary-soft', 'accent-soft', 'danger-soft', 'sky'];

/** Colours of icons and no texts. */
const iconColours = ['line-strong'];
/** Lines that only decorate; what they divide is told apart without them. */
const hairlines = ['line', 'accent'];
/** A drawing that is hidden from screen readers. */
const drawing = 'features/site/home/street.tsx';
/** Colours of a chart, which are the dots of its legend as well; its figures stand beside it. */
const chart = 'features/search/places/profile/property-types.tsx';
/** What is disabled or dragged needs no contrast (WCAG 1.4.3); the last is a picture. */
const faded = [
  'features/lettings/conversations/composer.tsx: opacity-55',
  'features/listings/photos/photo-tile.tsx: opacity-40',
  'features/listings/photos/photo-tile.tsx: opacity-50',
  'features/accounts/profile/profile-form.tsx: opacity-55',
  'ui/actions/button.tsx: opacity-55',
  'ui/forms/drop-zone.tsx: opacity-55',
  'features/listings/photos/photo-picker.tsx: opacity-60',
];

const TEXT = 4.5;
const GRAPHICS = 3;

const components = globSync('**/*.{ts,tsx}', { cwd: app })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$|^testing\//.test(path) && path !== drawing);
const uses = components.map((path) => colourUses(path, read(path), tokens));

/** Colours of the rules of a style sheet, which name both in one rule or the text alone. */
const sheets = ['styles/app.css', 'features/search/map/map.css'].flatMap((path) =>
  [...read(path).matchAll(/\{([^{}]*)\}/g)].map(([, rule = '']) => ({
    at: path,
    text: /(?<![\w-])color: var\(--color-([a-z-]+)\)/.exec(rule)?.[1],
    surface: /background-color: var\(--color-([a-z-]+)\)/.exec(rule)?.[1],
  })),
);

interface Wanted {
  readonly front: string;
  readonly surface: string;
  readonly least: number;
  readonly at: string;
}

const onEverySurface = (front: string, least: number, at: string): Wanted[] =>
  quietSurfaces.map((surface) => ({ front, surface, least, at }));
const leastOf = (text: string): number => (iconColours.includes(text) ? GRAPHICS : TEXT);

const wanted: readonly Wanted[] = [
  ...onEverySurface('ink', TEXT, 'what names no colour'),
  ...uses.flatMap(({ pairs }) =>
    pairs.map(({ text, surface, at }) => ({ front: text, surface, least: leastOf(text), at })),
  ),
  ...uses.flatMap(({ texts }) => texts.flatMap(({ token, at }) => onEverySurface(token, leastOf(token), at))),
  ...uses.flatMap(({ edges }) =>
    edges.flatMap(({ token, at }) => (hairlines.includes(token) ? [] : onEverySurface(token, GRAPHICS, at))),
  ),
  ...sheets.flatMap(({ text, surface, at }) => {
    if (!text) return [];
    return surface ? [{ front: text, surface, least: TEXT, at }] : onEverySurface(text, TEXT, at);
  }),
];

describe.each<Scheme>(['light', 'dark'])('in the %s scheme', (scheme) => {
  const colour = (name: string) => {
    const found = palettes[scheme].get(name);
    if (!found) throw new Error(`No opaque colour --color-${name} in tokens.css.`);
    return found;
  };

  test('every text and every edge of a control stands out from every surface it is used on', () => {
    const tooFaint = wanted.flatMap(({ front, surface, least, at }) => {
      const ratio = contrastRatio(colour(front), colour(surface));
      return ratio < least ? [`${front} on ${surface} is ${ratio.toFixed(2)}:1, not ${least}:1 (${at})`] : [];
    });
    expect([...new Set(tooFaint)]).toEqual([]);
  });
});

test('a component names the colour of the text on a surface that not every text can stand on', () => {
  const nameless = uses.flatMap(({ surfaces }) =>
    surfaces.flatMap(({ token, at, isEmpty }) => (isEmpty || quietSurfaces.includes(token) ? [] : [at])),
  );
  expect(nameless.filter((at) => !at.startsWith(`${chart}: `))).toEqual([]);
});

test('no text is faded by transparency', () => {
  expect(uses.flatMap(({ translucent }) => translucent).sort()).toEqual(faded.sort());
});

test('the scan finds what components put together', () => {
  const code = `
    const Panel = ({ isOpen, words }) => (
      <section className={classNames('p-4', isOpen ? 'bg-primary' : 'bg-sand')}>
        <p className="text-muted">{words}</p>
        <button className="bg-accent text-on-accent hover:bg-accent-hover">Go</button>
        <i className="bg-primary" />
        <b className="before:bg-line text-link/50">{words}</b>
      </section>
    );
    export const loose = 'border-danger text-ink';
  `;
  const { pairs, texts, surfaces, edges, translucent } = colourUses('panel.tsx', code, tokens);
  expect(pairs.map(({ text, surface }) => `${text} on ${surface}`)).toEqual([
    'muted on primary',
    'muted on sand',
    'on-accent on accent',
    'on-accent on accent-hover',
  ]);
  expect(texts.map(({ token }) => token)).toEqual(['muted', 'ink']);
  expect(surfaces.map(({ token, isEmpty }) => `${token} ${isEmpty}`)).toEqual([
    'primary false',
    'sand false',
    'primary true',
  ]);
  expect(edges.map(({ token }) => token)).toEqual(['danger']);
  expect(translucent).toEqual(['panel.tsx: text-link/50']);
});

test('contrast is that of WCAG', () => {
  const black = { lightness: 0, chroma: 0, hue: 0 };
  const white = { lightness: 1, chroma: 0, hue: 0 };
  expect(contrastRatio(black, white)).toBeCloseTo(21, 5);
  // #767676 on white, the lightest grey that is enough for text
  expect(contrastRatio({ lightness: 0.5657, chroma: 0, hue: 0 }, white)).toBeCloseTo(4.54, 1);
});
