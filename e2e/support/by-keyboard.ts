import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on with Tab until the focus is where it should be; fails when it does not get there. */
export async function tabTo(page: Page, selector: string, mostSteps = 60): Promise<void> {
  // What is not there yet cannot be reached, however often Tab is pressed.
  await page.locator(selector).first().waitFor();
  for (let step = 0; step < mostSteps; step++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached with Tab.`);
}

/** The first of these controls, reached by Tab and pressed. */
export async function pressByKey(page: Page, controls: Locator): Promise<void> {
  const control = controls.first();
  await control.waitFor();
  for (let step = 0; step < 300; step++) {
    if (await control.evaluate((element) => element === document.activeElement)) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  throw new Error(`${controls} cannot be reached with Tab.`);
}

/** Types into a field, or goes down what it offers. */
export async function typeByKey(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await tabTo(page, `:is(input, select, textarea)[name="${name}"]`);
    const control = page.locator(':focus');
    if ((await control.evaluate((element) => element.tagName)) === 'SELECT') {
      for (let step = 0; step < 20 && (await control.inputValue()) !== value; step++)
        await page.keyboard.press('ArrowDown');
      await expect(control).toHaveValue(value);
    } else if ((await control.getAttribute('type')) === 'date') {
      await typeDate(page, control, value);
    } else {
      // What the page has filled in by itself is replaced.
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(value);
    }
  }
}

/** Day or month first: that is the browser's own language, whatever the page's is. */
async function typeDate(page: Page, control: Locator, value: string): Promise<void> {
  const [year = '', month = '', day = ''] = value.split('-');
  await page.keyboard.type(`${day}${month}${year}`);
  if ((await control.inputValue()) === value) return;
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type(`${month}${day}${year}`);
  await expect(control).toHaveValue(value);
}
