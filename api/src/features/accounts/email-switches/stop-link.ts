import { type EmailSwitch, emailSwitches } from '@letfair/domain/accounts/email-switches';
import type { Tx } from '../../../platform/db.ts';
import { insertStopToken } from './email-switches.repository.ts';

/** The link at the end of an email. */
export interface StopLink {
  readonly label: string;
  readonly link: string;
}

export const stopLink = (name: EmailSwitch, link: string): StopLink => ({ label: emailSwitches[name].stop, link });

/** A link for one email to one person. */
export const insertStopLink = async (
  tx: Tx,
  accountId: string,
  name: EmailSwitch,
  publicUrl: string,
): Promise<StopLink> => stopLink(name, `${publicUrl}/unsubscribe?token=${await insertStopToken(tx, accountId, name)}`);
