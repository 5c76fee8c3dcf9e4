import { retentionTexts } from '@letfair/domain/accounts/privacy/retention';
import * as signInRules from '@letfair/domain/accounts/sign-in-rules';
import { ownValue } from '@letfair/domain/code-table';
import { ACKNOWLEDGE_DAYS } from '@letfair/domain/site/support/data-complaint';
import { TICKET_RETENTION } from '@letfair/domain/site/support/lifecycle';

/** Periods and limits that the legal pages name in braces. */
const values: Readonly<Record<string, unknown>> = {
  ...signInRules,
  ...retentionTexts,
  ACKNOWLEDGE_DAYS,
  TICKET_RETENTION_YEARS: TICKET_RETENTION.years,
};

/** Puts the values of the rules into a text: "{RESET_MINUTES} minutes" becomes "30 minutes". */
export const fillIn = (text: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(ownValue(values, name) ?? whole));
