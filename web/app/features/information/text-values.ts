import * as signInRules from '@letfair/domain/accounts/sign-in-rules';
import { ownValue } from '@letfair/domain/code-table';
import { MAX_IMPORT_ROWS } from '@letfair/domain/imports/imports';
import { COMPARED_DAYS, REDUCED_DAYS } from '@letfair/domain/listings/rents/reductions';
import { formatCount } from '@letfair/domain/money';
import { retentionTexts } from '@letfair/domain/privacy/retention';
import * as replyFigures from '@letfair/domain/reply-times/reply-figures';
import { CLOSES_AT, OPENS_AT } from '@letfair/domain/reply-times/working-hours';
import { ACKNOWLEDGE_DAYS } from '@letfair/domain/support/data-complaint';
import { TICKET_RETENTION } from '@letfair/domain/support/lifecycle';
import {
  ADDRESS_HOURS,
  ENOUGH_VIEWINGS,
  LATE_HOURS,
  MAX_COMING_VIEWINGS,
  OFFER_HOURS,
} from '@letfair/domain/viewings/booking-rules';

/** Periods and limits that texts name in braces. */
const values: Readonly<Record<string, unknown>> = {
  ...signInRules,
  ...retentionTexts,
  ...replyFigures,
  MAX_IMPORT_ROWS: formatCount(MAX_IMPORT_ROWS),
  OPENS_AT,
  CLOSES_AT,
  ACKNOWLEDGE_DAYS,
  COMPARED_DAYS,
  REDUCED_DAYS,
  ADDRESS_HOURS,
  ENOUGH_VIEWINGS,
  LATE_HOURS,
  MAX_COMING_VIEWINGS,
  OFFER_HOURS,
  TICKET_RETENTION_YEARS: TICKET_RETENTION.years,
};

/** Puts the values of the rules into a text: "{RESET_MINUTES} minutes" becomes "30 minutes". */
export const fillIn = (text: string): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(ownValue(values, name) ?? whole));
