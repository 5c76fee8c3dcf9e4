/** One mail, ready to go. */
interface OutgoingMail {
  /** Stable over retries, so that a mail server or reader can tell a second delivery from a second mail. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeLink: string | null;
}

/** Two exist: a mail server, and the local mailbox of a machine that has none. */
export interface MailTransport {
  readonly kind: 'smtp' | 'local';
  readonly send: (mail: OutgoingMail) => Promise<void>;
}
