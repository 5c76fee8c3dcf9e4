import type { Page } from '@playwright/test';
import { alike, loadAxe, settled } from './accessible.ts';

/**
 * Two phones, a tablet and a desk; on the narrowest nothing may stick out. What is there on a tablet is there on a phone or at a desk, so only the sizes of its
 * targets are judged; at a desk also the markup of what a phone does not show. No rule but contrast, which has a test of
 * the palette, depends on the scheme, so each width is looked at in one of them.
 */
const everyLook = [
  { colorScheme: 'light', width: 320, rules: 'none' },
  { colorScheme: 'light', width: 390, rules: 'all' },
  { colorScheme: 'dark', width: 768, rules: 'target-size' },
  { colorScheme: 'light', width: 1280, rules: 'of what is new' },
] as const;

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
  for (const { colorScheme, width, rules } of everyLook) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    let found: string[] = [];
    // A busy browser may still be laying out what came with the width.
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      await settled(page);
      found = await problemsNow(page, { rules, exclude });
      if (found.length === 0) break;
    }
    problems.push(...found.map((problem) => `${colorScheme}, ${width} px: ${problem}`));
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

    const options = { resultTypes: ['violations' as const], preload: false };
    const judge = async (include: readonly Element[] | null, rule?: 'target-size') => {
      if (include?.length === 0) return [];
      const { violations } = await window.axe.run(
        { ...(include && { include: [...include] }), exclude: [...exclude] },
        { ...options, ...(rule ? { runOnly: [rule] } : { rules: { 'color-contrast': { enabled: false } } }) },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    };
    const violations = {
      none: async () => [],
      all: () => judge(null),
      'target-size': () => judge(null, 'target-size'),
      'of what is new': async () => [...(await judge(null, 'target-size')), ...(await judge(outermostNew))],
    };

    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...(await violations[rules]()),
      ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
      ...(document.querySelector('[style]') ? ['inline styles'] : []),
    ];
  }, judging);
