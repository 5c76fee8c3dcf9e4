import { emailKey, looksLikeEmail } from '@letfair/domain/accounts/contact-details';
import type { Tx } from '../../../platform/db.ts';
import { type Limit, limitRefusal } from '../../../platform/throttle.ts';
import type { AccountsDeps } from './deps.ts';
import { invalidEmail } from './refusals.ts';

interface MailByAddress {
  readonly limit: Limit;
  /** The same whether or not a mail was sent. */
  readonly message: string;
  /** Takes as many statements for an address without an account. */
  readonly send: (tx: Tx, email: string, publicUrl: string) => Promise<void>;
}

type Answered =
  | { readonly ok: true; readonly data: null; readonly message: string }
  | NonNullable<Awaited<ReturnType<typeof limitRefusal>>>;

interface AddressCall<Answer> {
  readonly body: { readonly email: string };
  readonly write: (work: (tx: Tx) => Promise<Answered>) => Promise<Answer>;
}

/** Mails an address that anybody may enter, without telling whether there is an account with it. */
export const mailByAddress =
  ({ limit, message, send }: MailByAddress) =>
  ({ publicUrl }: AccountsDeps) =>
  async <Answer>({ body: { email }, write }: AddressCall<Answer>) => {
    if (!looksLikeEmail(email)) return invalidEmail;
    return write(async (tx) => {
      const overLimit = await limitRefusal(tx, limit, emailKey(email));
      if (overLimit) return overLimit;
      await send(tx, email, publicUrl);
      return { ok: true, data: null, message };
    });
  };
