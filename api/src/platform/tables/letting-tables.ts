import type { Employment, RenterProfile } from '@letfair/domain/applications/application-form';
import type { ApplicationSide, ApplicationStatus } from '@letfair/domain/applications/lifecycle';
import type { ColumnType } from 'kysely';
import type { Defaulted, DefaultedTimestamp, Json, Timestamp } from './column-types.ts';

/** What passes between a tenant and a lister. */
export interface LettingTables {
  conversation: {
    id: string;
    listing_id: string;
    tenant_id: string;
    lister_id: string;
    message_count: Defaulted<number>;
    tenant_read: Defaulted<number>;
    lister_read: Defaulted<number>;
    tenant_unread: Defaulted<number>;
    lister_unread: Defaulted<number>;
    tenant_mailed: Defaulted<boolean>;
    lister_mailed: Defaulted<boolean>;
    blocked_by_tenant: Defaulted<boolean>;
    blocked_by_lister: Defaulted<boolean>;
    created_at: DefaultedTimestamp;
    updated_at: DefaultedTimestamp;
  };
  message: {
    id: string;
    conversation_id: string;
    number: number;
    by_tenant: boolean;
    content: string;
    created_at: Timestamp;
  };
  renter_profile: {
    account_id: string;
    move_in_date: string | null;
    people: number | null;
    employment: Employment | null;
    pets: string;
    note: string;
    updated_at: DefaultedTimestamp;
  };
  application: {
    id: string;
    listing_id: string;
    tenant_id: string;
    lister_id: string;
    status: ApplicationStatus;
    rent_pence: number;
    offer_pence: number | null;
    shared: Json<Partial<RenterProfile>>;
    created_at: DefaultedTimestamp;
    updated_at: DefaultedTimestamp;
  };
  application_event: {
    id: string;
    application_id: string;
    at: DefaultedTimestamp;
    by: ApplicationSide;
    status: ApplicationStatus;
    note: ColumnType<string, string | undefined, never>;
  };
}
