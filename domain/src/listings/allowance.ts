import { formatCount } from '../money.ts';
import { daysAfter } from '../plain-date.ts';
import { ukDay, ukInstant } from '../uk-time.ts';

/** New homes a day of a private landlord of whom nothing is approved yet; every home that is approved adds one. */
export const LANDLORD_HOMES_A_DAY = 5;
/** New homes a day of an agency whose redress scheme no admin has confirmed yet. */
export const AGENCY_HOMES_A_DAY = 500;

/** What is known of somebody who lists homes. */
export interface ListerStanding {
  readonly userType: 'landlord' | 'agent';
  /** Homes of theirs that a moderator has approved and not taken down since. */
  readonly approvedHomes: number;
  readonly isRedressConfirmed: boolean;
}

/** How many new homes somebody may list on one day, by form, file and feed together; changes of homes do not count. */
export function homesADay({ userType, approvedHomes, isRedressConfirmed }: ListerStanding): number {
  if (userType === 'landlord') return LANDLORD_HOMES_A_DAY + approvedHomes;
  return isRedressConfirmed ? Number.POSITIVE_INFINITY : AGENCY_HOMES_A_DAY;
}

/** When the next day begins in the United Kingdom, on which as many can be listed again. */
export const nextListingDay = (now: Date): Date => ukInstant(daysAfter(ukDay(now), 1), '00:00') ?? now;

/** Why a new home has to wait, and for how long. */
export function allowanceSentence(standing: ListerStanding): string {
  const homes = `${formatCount(homesADay(standing))} new homes a day`;
  const when = 'You can add the next one from tomorrow.';
  if (standing.userType === 'agent')
    return `You can list ${homes} until we've confirmed your redress scheme. ${when} You can change homes you’ve already listed at any time.`;
  const start = standing.approvedHomes === 0 ? 'to start with' : 'at the moment';
  return `You can list ${homes} ${start}. ${when} Your limit goes up as we approve homes.`;
}
