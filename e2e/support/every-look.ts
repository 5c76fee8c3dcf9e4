import type { Page } from '@playwright/test';
import { alike, loadAxe, settled } from './accessible.ts';

/**
 * Both schemes on a phone, a tablet and a desk, in an order that changes one thing at a time. Besides contrast, the
 * rules depend on the width and not on the scheme, and what is there on a tablet is there on a phone or on a desk.
 */
const everyLook = [
  { colorScheme: 'light', width: 390, rules: 'all' },
  { colorScheme: 'light', width: 768, rules: 'target-size' },
  { colorScheme: 'light', width: 1280, rules: 'all' },
  { colorScheme: 'dark', width: 1280, rules: 'none' },
  { colorScheme: 'dark', width: 768, rules: 'none' },
  { colorScheme: 'dark', width: 390, rules: 'none' },
] as const;

const MOST_TRIES = 4;

/** What is wrong with a loaded page in any scheme on any width. */
export async function problemsInEveryLook(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await loadAxe(page);
  for (const { colorScheme, width, rules } of everyLook) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    let found: string[] = [];
    // A busy browser may still be drawing the colours of the other scheme.
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      await settled(page);
      found = await problemsNow(page, { rules, exclude: alike });
      if (found.length === 0) break;
    }
    problems.push(...found.map((problem) => `${colorScheme}, ${width} px: ${problem}`));
  }
  return problems;
}

interface Judging {
  /** Besides contrast. */
  readonly rules: (typeof everyLook)[number]['rules'];
  readonly exclude: readonly string[];
}

/**
 * Contrast takes longer than all other rules together, so a text is judged once for each pair of colours and size that
 * it has in any look.
 */
const problemsNow = (page: Page, judging: Judging): Promise<string[]> =>
  page.evaluate(async ({ rules, exclude }) => {
    const kept = window as { judgedTexts?: WeakMap<Element, Set<string>> };
    kept.judgedTexts ??= new WeakMap();
    const judged = kept.judgedTexts;

    function backgroundOf(element: Element | null): string {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
        if (backgroundImage !== 'none' || opacity !== '1') return `${backgroundImage} ${opacity} ${backgroundColor}`;
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
      }
      return '';
    }
    function lookOf(element: Element): string {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      // From 24 px on, or 18.66 px in bold, a text needs less contrast (WCAG 1.4.3).
      const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
      return [color, isLarge, backgroundOf(element)].join(' ');
    }
    const hasText = ({ childNodes }: Element): boolean =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isLeftOut = (element: Element): boolean => exclude.some((selector) => element.closest(selector));

    const texts = [...document.body.querySelectorAll('*')].flatMap((element) => {
      if (!hasText(element) || !element.checkVisibility() || isLeftOut(element)) return [];
      const look = lookOf(element);
      return judged.get(element)?.has(look) ? [] : [{ element, look }];
    });
    const nothing = { violations: [] };
    const options = { resultTypes: ['violations' as const], preload: false };
    const contrast =
      texts.length === 0
        ? nothing
        : await window.axe.run(
            { include: texts.map(({ element }) => element) },
            { ...options, runOnly: ['color-contrast'] },
          );
    const chosen = rules === 'all' ? { rules: { 'color-contrast': { enabled: false } } } : { runOnly: ['target-size'] };
    const markup =
      rules === 'none' ? nothing : await window.axe.run({ exclude: [...exclude] }, { ...options, ...chosen });
    if (contrast.violations.length === 0)
      for (const { element, look } of texts) judged.set(element, new Set(judged.get(element)).add(look));

    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...[...contrast.violations, ...markup.violations].map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
      ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
      ...(document.querySelector('[style]') ? ['inline styles'] : []),
    ];
  }, judging);
