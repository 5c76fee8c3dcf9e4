import { retentionTexts } from '@letfair/domain/accounts/privacy/retention';
import * as signInRules from '@letfair/domain/accounts/sign-in-rules';
import { MAX_IMPORT_ROWS } from '@letfair/domain/agencies/imports/imports';
import { ownValue } from '@letfair/domain/code-table';
import * as replyFigures from '@letfair/domain/lettings/reply-times/reply-figures';
import { CLOSES_AT, OPENS_AT } from '@letfair/domain/lettings/reply-times/working-hours';
import {
  ADDRESS_HOURS,
  ENOUGH_VIEWINGS,
  LATE_HOURS,
  MAX_COMING_VIEWINGS,
  OFFER_HOURS,
} from '@letfair/domain/lettings/viewings/booking-rules';
import { COMPARED_DAYS, REDUCED_DAYS } from '@letfair/domain/listings/rents/reductions';
import { formatCount } from '@letfair/domain/money';
import { ACKNOWLEDGE_DAYS } from '@letfair/domain/site/support/data-complaint';
import { TICKET_RETENTION } from '@letfair/domain/site/support/lifecycle';

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
