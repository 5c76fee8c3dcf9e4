import { gettingStarted, yourAccount } from './account-articles.ts';
import { findingAHome, lettingAHome } from './home-articles.ts';
import type { HelpCategory } from './search-help.ts';
import { messagesAndApplications, safetyAndPrivacy } from './trust-articles.ts';

export const helpCategories: readonly HelpCategory[] = [
  gettingStarted,
  yourAccount,
  findingAHome,
  lettingAHome,
  messagesAndApplications,
  safetyAndPrivacy,
];
