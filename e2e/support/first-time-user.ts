import { expect, type Locator, type Page } from '@playwright/test';
import { fill } from './form.ts';

/** Finding something on a screen, moving there and pressing it: 2.7 seconds in the keystroke-level model, here for someone new. */
const SECONDS_A_PRESS = 4;
/** 40 words of five characters a minute, an average typist. */
const CHARACTERS_A_MINUTE = 200;
/** Adults read about 240 words of plain English a minute; people who decide something read more slowly. */
const WORDS_A_MINUTE = 200;
/** Opening the mail program and finding the email. */
const SECONDS_AN_EMAIL = 30;

export interface Effort {
  readonly presses: number;
  readonly characters: number;
  readonly words: number;
  readonly emails: number;
}

/** How long somebody would need who reads every line once, types by hand and makes no mistakes. */
export const minutesOf = ({ presses, characters, words, emails }: Effort): number =>
  (presses * SECONDS_A_PRESS + emails * SECONDS_AN_EMAIL) / 60 +
  characters / CHARACTERS_A_MINUTE +
  words / WORDS_A_MINUTE;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Somebody who knows neither the product nor its documents: reads what each screen says, types, and presses what they see. */
export function firstTimeUser(page: Page) {
  const effort = { presses: 0, characters: 0, words: 0, emails: 0 };
  const known = new Set<string>();

  /** What stands on the page or in the dialog over it and was not read before. */
  async function read(): Promise<void> {
    const text = await page.locator('body').innerText();
    for (const line of text.split('\n')) {
      if (known.has(line)) continue;
      known.add(line);
      effort.words += wordsIn(line);
    }
  }

  async function press(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await read();
    await target.click();
    effort.presses += 1;
  }

  /** Each field is pressed first. */
  async function type(values: Readonly<Record<string, string>>): Promise<void> {
    await fill(page, values);
    for (const value of Object.values(values)) {
      effort.presses += 1;
      effort.characters += value.length;
    }
  }

  /** The button, the file and “Open”. */
  async function chooseFile(input: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    await read();
    await input.setInputFiles(file);
    effort.presses += 3;
  }

  function readEmail(text: string): void {
    effort.emails += 1;
    effort.words += wordsIn(text);
  }

  const effortSoFar = (): Effort => ({ ...effort });
  return { press, type, chooseFile, read, readEmail, effortSoFar };
}
