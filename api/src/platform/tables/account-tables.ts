import type { SearchFeature } from '@letfair/domain/search/searchable-features';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Defaulted, DefaultedTimestamp, Kept, Timestamp } from './column-types.ts';

export interface AccountTables {
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
    photo_id: string | null;
    pending_email: string | null;
    pending_email_key: string | null;
    pending_since: Timestamp | null;
    closed_at: Timestamp | null;
    erased_at: Timestamp | null;
    hidden_at: Kept<Date | null>;
    created_at: DefaultedTimestamp;
    updated_at: DefaultedTimestamp;
    search_text: GeneratedAlways<string>;
  };
  account_count: { users: number; verified: number; suspended: number };
  tenant_preference: {
    account_id: string;
    max_budget_pence: number | null;
    preferred_area: string | null;
    property_type: 'flat' | 'house' | 'studio' | 'room' | null;
    move_in_date: string | null;
    must_haves: Defaulted<SearchFeature[]>;
  };
  agency: {
    account_id: string;
    company_name: string;
    license_number: string | null;
    registration_number: string;
    trading_address: string;
    redress_scheme: Defaulted<string>;
    redress_number: Defaulted<string>;
    client_money_protection: Defaulted<string>;
    fees_link: Defaulted<string>;
  };
  landlord: { account_id: string; address: string; registration_number: Defaulted<string> };
  session: {
    token_hash: Buffer;
    account_id: string;
    created_at: DefaultedTimestamp;
    expires_at: Timestamp;
    id: ColumnType<string, string | undefined, never>;
    device: Defaulted<string>;
    last_used_at: DefaultedTimestamp;
  };
  email_revert: {
    token_hash: Buffer;
    account_id: string;
    email: string;
    password_mark: Buffer;
    created_at: DefaultedTimestamp;
    expires_at: Timestamp;
  };
  email_verification: {
    account_id: string;
    email_key: string;
    code_hash: Buffer;
    token_hash: Buffer;
    expires_at: Timestamp;
  };
  password_reset: { account_id: string; token_hash: Buffer; expires_at: Timestamp };
  data_export: {
    id: string;
    account_id: string;
    created_at: DefaultedTimestamp;
    ready_at: Timestamp | null;
    expires_at: Timestamp | null;
    bytes: ColumnType<string | null, number | null | undefined, number | null>;
    ticket_hash: Buffer | null;
    ticket_expires_at: Timestamp | null;
  };
}
