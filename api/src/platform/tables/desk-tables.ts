import type { ListingActor } from '@letfair/domain/listings/lifecycle';
import type { ReportDecision, ReportOutcome, ReportType } from '@letfair/domain/reports/reports';
import type {
  TicketKind,
  TicketPriority,
  TicketStatus,
  TicketSubject,
  TicketUserType,
} from '@letfair/domain/support/tickets';
import type { ColumnType } from 'kysely';
import type { Defaulted, DefaultedTimestamp, Timestamp } from './column-types.ts';

/** What admins work through, and what they leave behind. */
export interface DeskTables {
  ticket: {
    id: string;
    reference: string;
    account_id: string | null;
    name: string;
    email: string;
    user_type: TicketUserType;
    subject: TicketSubject;
    priority: TicketPriority;
    status: Defaulted<TicketStatus>;
    message: string;
    created_at: DefaultedTimestamp;
    kind: ColumnType<TicketKind, TicketKind | undefined, never>;
    email_key: string;
    assignee_id: string | null;
    asked_at: Timestamp | null;
    moved_at: DefaultedTimestamp;
  };
  ticket_message: {
    id: string;
    ticket_id: string;
    by: 'sender' | 'desk';
    author_id: string | null;
    content: string;
    created_at: Timestamp;
  };
  reported_target: {
    id: string;
    listing_id: string | null;
    account_id: string | null;
    open_reporters: Defaulted<number>;
    last_report_id: string | null;
  };
  report: {
    id: string;
    target_id: string;
    reporter_id: string | null;
    type: ReportType;
    reason: string;
    description: string;
    created_at: DefaultedTimestamp;
    closed_at: Timestamp | null;
    outcome: ColumnType<ReportOutcome | null, ReportOutcome | undefined, ReportOutcome>;
    decision_id: ColumnType<string | null, string | undefined, string>;
  };
  report_decision: {
    id: string;
    target_id: string;
    decision: ReportDecision;
    outcome: ReportOutcome;
    reason: string;
    last_report_id: string;
    reports: number;
    decided_by: string | null;
    decided_at: DefaultedTimestamp;
  };
  audit_entry: {
    id: string;
    at: DefaultedTimestamp;
    actor_id: string | null;
    actor_role: ListingActor;
    action: string;
    target_type: 'listing' | 'account' | 'inventory-booking' | 'report' | 'ticket';
    target_id: string;
    status: string;
    note: ColumnType<string, string | undefined, never>;
  };
}
