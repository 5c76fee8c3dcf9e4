/** An email about something that may move on before it is sent. */
export interface LateMail {
  /** What it is about, and for which of the people it concerns. */
  readonly topic: string;
  /** From which its text is written again when it is sent. */
  readonly rewrite: Rewrite;
}

export interface Rewrite {
  readonly kind: string;
}

export interface Written {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly invitation?: string;
}
