import type { EndingEvent } from '@letfair/domain/lettings/consequences/homes';
import type { HomeTie } from '@letfair/domain/lettings/consequences/steps';
import type { MailedEvent } from '@letfair/domain/lettings/viewings/emails';
import type { ReminderKind } from '@letfair/domain/lettings/viewings/reminders';
import type { BookingStatus } from '@letfair/domain/listings/inventory/inventory-service';
import type { AppealStatus } from '@letfair/domain/trust/moderation/appeals';
import type { MeasureKind } from '@letfair/domain/trust/moderation/measures';

/** What people can switch off, each with a link that does it at once. */
export type SwitchableMailKind =
  | ('saved-search-found' | 'saved-homes-news' | 'unread-messages' | 'certificate-expiring')
  | ('conversation-assigned' | 'note-mention');

type AboutAccount =
  | ('verify' | 'verify-new-address' | 'already-registered' | 'address-in-use' | 'email-changed' | 'reset')
  | ('second-step-on' | 'second-step-off' | 'second-step-removed' | 'recovery-codes' | 'recovery-code-used')
  | ('passkey-added' | 'passkey-removed' | 'password-changed' | 'key-made' | 'webhook-set' | 'new-sign-in')
  | ('taken-back' | 'access-ended' | 'export-ready' | 'account-closed' | 'account-kept')
  | ('account-suspended' | 'account-unsuspended' | 'measure-lifted' | `measure-${Exclude<MeasureKind, 'suspend'>}`);

type AboutListing =
  | (
      | 'listing-approved'
      | 'listings-approved'
      | 'listing-rejected'
      | 'listing-hidden'
      | 'revision-approved'
      | 'revision-rejected'
    )
  | ('listing-still-available' | 'listing-expired' | 'listing-withheld' | 'listing-restored')
  | ('inventory-notice' | 'inventory-cancelled-notice' | `inventory-${BookingStatus}`);

type AboutLetting =
  | ('application-new' | 'application-accepted' | 'application-declined' | 'application-closed')
  | ('application-reopened' | 'application-tenant-left' | 'application-returned' | 'application-contact')
  | (`viewing-${MailedEvent}` | `viewing-reminder-${ReminderKind}-lister`)
  | `${Exclude<HomeTie, 'viewing' | 'saved'>}-home-${EndingEvent}`;

type AboutAgency =
  | ('team-invitation' | 'team-role-changed' | 'team-open-again' | 'team-away' | 'team-handed-over' | 'team-removed')
  | ('let-in-ended' | 'client-invitation' | 'client-access-ended' | 'client-agency-back' | 'client-agency-away')
  | ('client-left' | 'import-waiting' | 'import-ended' | 'import-undone')
  | ('webhook-off' | 'webhook-setter-left' | 'webhook-secret-unreadable');

type AboutTrust =
  | ('report-first' | 'report-urgent' | 'report-dismissed' | 'report-upheld')
  | ('appeal-received' | 'appeal-to-decide' | 'appeal-reviewed' | `appeal-${Exclude<AppealStatus, 'open'>}`)
  | ('ticket-received' | 'ticket-notice' | 'ticket-answer' | 'ticket-resolved' | 'ticket-closed')
  | 'data-complaint-received';

/** The name by which an email is counted, found in tests and shown in the gallery, which has an example of each. */
export type MailKind = SwitchableMailKind | AboutAccount | AboutListing | AboutLetting | AboutAgency | AboutTrust;
