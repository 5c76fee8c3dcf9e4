import type { Locator, Page } from '@playwright/test';

export const SIGN_UP = '/api/auth/signup';

export const submit = (page: Page): Promise<void> =>
  page.locator('form:has([name="firstName"]) button[type="submit"]').click();
export const tab = (page: Page, name: RegExp): Locator => page.getByRole('tab', { name });
