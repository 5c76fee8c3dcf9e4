import { type Locator, type Page } from '@playwright/test';
/** A control by the field name the documents give it. */
export declare const field: (page: Page, name: string) => Locator;
export declare function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void>;
/** A sentence shown under a field is tied to its control. */
export declare function expectFieldError(page: Page, name: string, sentence?: string): Promise<void>;
export declare const alert: (page: Page) => Locator;
export declare const toast: (page: Page) => Locator;
