import type { TicketPriority, TicketStatus, TicketSubject, TicketUserType } from '@letfair/domain/support/tickets';
import type { ColumnType, GeneratedAlways } from 'kysely';

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type Defaulted<T extends ColumnType<unknown, unknown, unknown>> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : never;

/** One interface a table; a test holds every column against the migrated database. */
export interface Tables {
  account: {
    id: string;
    email: string;
    email_key: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    phone: string;
    user_type: 'tenant' | 'landlord' | 'agent' | 'admin';
    verified_at: Timestamp | null;
    suspended_at: Timestamp | null;
    suspension_reason: string | null;
    created_at: Defaulted<Timestamp>;
    updated_at: Defaulted<Timestamp>;
    search_text: GeneratedAlways<string>;
  };
  tenant_preference: {
    account_id: string;
    max_budget_pence: number | null;
    preferred_area: string | null;
    property_type: 'flat' | 'house' | 'studio' | 'room' | null;
    move_in_date: string | null;
  };
  agency: {
    account_id: string;
    company_name: string;
    license_number: string | null;
    registration_number: string;
    trading_address: string;
  };
  landlord: { account_id: string; address: string };
  session: { token_hash: Buffer; account_id: string; created_at: Defaulted<Timestamp>; expires_at: Timestamp };
  email_verification: {
    account_id: string;
    code_hash: Buffer;
    token_hash: Buffer;
    expires_at: Timestamp;
  };
  password_reset: { account_id: string; token_hash: Buffer; expires_at: Timestamp };
  mail: {
    id: string;
    template: string;
    to_address: string;
    subject: string;
    text_body: string | null;
    html_body: string | null;
    created_at: Defaulted<Timestamp>;
    sent_at: Timestamp | null;
  };
  idempotency_key: {
    scope: string;
    key_hash: Buffer;
    request_hash: Buffer;
    answer: Buffer | null;
    created_at: Defaulted<Timestamp>;
  };
  ticket: {
    id: string;
    reference: string;
    account_id: string | null;
    name: string;
    email: string;
    user_type: TicketUserType;
    subject: TicketSubject;
    priority: TicketPriority;
    status: ColumnType<TicketStatus, TicketStatus | undefined, TicketStatus>;
    message: string;
    created_at: Defaulted<Timestamp>;
  };
  throttle: { bucket: string; subject: Buffer; window_start: Timestamp; hits: number };
}
