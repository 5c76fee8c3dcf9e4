import type { DefaultedTimestamp, Timestamp } from './column-types.ts';

/** What every feature leans on. */
export interface PlatformTables {
  mail: {
    id: string;
    template: string;
    to_address: string;
    subject: string;
    text_body: string | null;
    html_body: string | null;
    unsubscribe_link: string | null;
    created_at: DefaultedTimestamp;
    sent_at: Timestamp | null;
  };
  idempotency_key: {
    scope: string;
    key_hash: Buffer;
    request_hash: Buffer;
    answer: Buffer | null;
    created_at: DefaultedTimestamp;
  };
  throttle: { bucket: string; subject: Buffer; window_start: Timestamp; hits: number };
}
