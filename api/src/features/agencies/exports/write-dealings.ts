import type { Readable } from 'node:stream';
import { publicName } from '@letfair/domain/accounts/contact-details';
import { withFormulaGuard } from '@letfair/domain/agencies/portfolio/rows';
import type { Db } from '../../../platform/db.ts';
import { csvStream } from '../../../platform/files/csv-stream.ts';
import { presentApplications } from '../../lettings/applications/index.ts';
import { applicationsInPages, enquiriesInPages, referencesOf } from './dealings.repository.ts';

/** One line per row, with cells that no spreadsheet computes. */
const guarded = (cells: readonly (string | number | null | undefined)[]): string[] =>
  cells.map((cell) => withFormulaGuard(String(cell ?? '')));

const applicationColumns = [
  'sent',
  'status',
  'reference',
  'home',
  'rent_pcm',
  'offer_pcm',
  'applicant',
  'email',
  'phone',
  'move_in_date',
  'people',
  'employment',
  'pets',
  'note',
  'last_change',
];

/** As the lister reads them: names in short and no contact details until both sides share them. */
export const applicationsCsv = (db: Db, listerId: string): Readable => csvStream(applicationRows(db, listerId));

async function* applicationRows(db: Db, listerId: string): AsyncGenerator<string[]> {
  yield applicationColumns;
  for await (const page of applicationsInPages(db, listerId)) {
    const references = await referencesOf(
      db,
      page.map(({ listing_id }) => listing_id),
    );
    for (const application of await presentApplications(db, listerId, page)) {
      const { profile, contact } = application;
      yield guarded([
        application.createdAt,
        application.status,
        references.get(application.propertyId),
        application.propertyTitle,
        application.price,
        application.offer,
        contact?.details?.name ?? application.tenant.name,
        contact?.details?.email,
        contact?.details?.phone,
        profile.moveInDate,
        profile.people,
        profile.employment,
        profile.pets,
        profile.note,
        application.updatedAt,
      ]);
    }
  }
}

const enquiryColumns = [
  'first_message',
  'last_message',
  'reference',
  'home',
  'from',
  'messages',
  'answered',
  'enquiry',
];

export const enquiriesCsv = (db: Db, listerId: string): Readable => csvStream(enquiryRows(db, listerId));

async function* enquiryRows(db: Db, listerId: string): AsyncGenerator<string[]> {
  yield enquiryColumns;
  for await (const page of enquiriesInPages(db, listerId))
    for (const enquiry of page)
      yield guarded([
        enquiry.created_at.toISOString(),
        enquiry.updated_at.toISOString(),
        enquiry.reference,
        enquiry.title,
        publicName({ firstName: enquiry.first_name, lastName: enquiry.last_name }),
        enquiry.message_count,
        enquiry.answered ? 'yes' : 'no',
        enquiry.content,
      ]);
}
