import type { PlatformTables } from '../../tables/platform-tables.ts';
import type { ColumnsOf } from './columns-of.ts';

export const expectedInPlatformTables: ColumnsOf<PlatformTables> = {
  mail: {
    id: 'uuid',
    template: 'text',
    to_address: 'text',
    subject: 'text',
    text_body: 'text?',
    html_body: 'text?',
    unsubscribe_link: 'text?',
    created_at: 'timestamptz',
    sent_at: 'timestamptz?',
  },
  idempotency_key: {
    scope: 'text',
    key_hash: 'bytea',
    request_hash: 'bytea',
    answer: 'bytea?',
    created_at: 'timestamptz',
  },
  throttle: { bucket: 'text', subject: 'bytea', window_start: 'timestamptz', hits: 'integer' },
};
