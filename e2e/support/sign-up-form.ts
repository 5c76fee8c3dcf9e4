import type { Locator, Page } from '@playwright/test';

export const SIGN_UP = '/api/auth/signup';
export const commonFields = ['firstName', 'lastName', 'email', 'password', 'phone'] as const;

export const form = (page: Page): Locator => page.locator('form:has([name="firstName"])');
export const submitButton = (page: Page): Locator => form(page).locator('button[type="submit"]');
export const submit = (page: Page): Promise<void> => submitButton(page).click();
export const tab = (page: Page, name: RegExp): Locator => page.getByRole('tab', { name });
