import type { Page } from '@playwright/test';
import { alike, loadAxe, waitForAnimations } from './accessible.ts';

/**
 * Two phones, a tablet and a desk. The markup is judged on a phone, and at a desk that of what a phone does not show; on
 * the other widths nothing may stick out. No rule but contrast, which has a test of the palette, depends on the scheme,
 * and to change it draws a page anew, so a test looks at all its pages in one.
 */
const everyLook = [
  { width: 390, rules: 'all' },
  { width: 320, rules: 'none' },
  { width: 768, rules: 'none' },
  { width: 1280, rules: 'of what is new' },
] as const;

export const HEIGHT = 844;
const MOST_TRIES = 4;

/** Header, footer and what else stands beside the page itself. */
export const frame = ':has(> main) > :not(main)';

interface Looking {
  /** Whether to judge what other pages have as well. */
  readonly withFrame: boolean;
}

/** What is wrong with a loaded page on any width. */
export async function problemsInEveryLook(page: Page, { withFrame }: Looking): Promise<string[]> {
  const problems: string[] = [];
  await loadAxe(page);
  const exclude = withFrame ? alike : [...alike, frame];
  for (const { width, rules } of everyLook) {
    await page.setViewportSize({ width, height: HEIGHT });
    let found: string[] = [];
    // A busy browser may still be laying out what came with the width.
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      await waitForAnimations(page);
      found = await problemsNow(page, { rules, exclude });
      if (found.length === 0) break;
    }
    problems.push(...found.map((problem) => `${width} px: ${problem}`));
  }
  return problems;
}

interface Judging {
  readonly rules: (typeof everyLook)[number]['rules'];
  readonly exclude: readonly string[];
}

const problemsNow = (page: Page, judging: Judging): Promise<string[]> =>
  page.evaluate(async ({ rules, exclude }) => {
    const kept = window as { seenBefore?: WeakSet<Element> };
    const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
    const seen = kept.seenBefore;
    const isNew = (element: Element): boolean => !seen?.has(element);
    const outermostNew = shown.filter(
      (element) => isNew(element) && !(element.parentElement && isNew(element.parentElement)),
    );
    if (rules === 'all') kept.seenBefore = new WeakSet([document.body, ...shown]);

    // Of the rules that are off by default, the one for sizes of targets.
    const rulesOfMarkup = { rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: true } } };
    const judge = async (include: readonly Element[] | null, chosen: object = rulesOfMarkup) => {
      if (include?.length === 0) return [];
      const { violations } = await window.axe.run(
        { ...(include && { include: [...include] }), exclude: [...exclude] },
        { resultTypes: ['violations'], preload: false, ...chosen },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    };
    const violations = {
      none: async () => [],
      all: () => judge(null),
      'of what is new': async () => [
        ...(await judge(null, { runOnly: ['target-size'] })),
        ...(await judge(outermostNew, { rules: { 'color-contrast': { enabled: false } } })),
      ],
    };

    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...(await violations[rules]()),
      ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
      // Leaflet places things by their style, which a script may set.
      ...(document.querySelector('[style]:not(.leaflet-container, .leaflet-container *)') ? ['inline styles'] : []),
    ];
  }, judging);
