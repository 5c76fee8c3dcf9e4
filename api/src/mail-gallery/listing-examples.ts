import { stopLink } from '../features/accounts/email-switches/index.ts';
import { savedHomesMail } from '../features/lettings/home-news/mails.ts';
import { expiringMail } from '../features/listings/certificates/mails.ts';
import {
  bookingCancelledNoticeMail,
  bookingMovedMail,
  bookingNoticeMail,
  bookingRequestedMail,
} from '../features/listings/inventory/mails.ts';
import {
  approvedMail,
  expiredMail,
  hiddenMail,
  homesApprovedMail,
  listingLinks,
  rejectedMail,
  restoredMail,
  revisionApprovedMail,
  revisionRejectedMail,
  stillAvailableMail,
  withheldMail,
} from '../features/listings/manage/mails/listing-mails.ts';
import { foundListingsMail } from '../features/search/saved-searches/mails.ts';
import type { Sample } from './samples.ts';

const REASON = 'The second photo shows a house number. Please crop it, or take it out.';

export function listingExamples({
  publicUrl,
  title,
  address,
  own: home,
  landlord,
  listing,
  similar,
  unsubscribe,
}: Sample) {
  const { manage, edit, advert, confirm, contact } = listingLinks(publicUrl);
  const about = { title, home, link: edit('1') };
  const decision = { ...about, reason: REASON, manage, contact };
  const withheld = {
    ...about,
    blockers: [
      {
        rule: 'example',
        nation: 'england' as const,
        severity: 'block' as const,
        field: 'deposit',
        sentence: 'The deposit is above five weeks’ rent. Ask for £1,442 at most.',
        citation: 'Tenant Fees Act 2019',
        since: '2019-06-01',
      },
    ],
    keptUntil: new Date('2026-11-24T12:00:00Z'),
  };
  const inventory = { title, place: address, link: manage, card: home };
  const lister = { name: landlord, email: 'alex@landlord.example', phone: '07700 900123' };
  const certificates = [
    { kind: 'gasSafety' as const, title, expires: '2026-12-19' },
    { kind: 'epc' as const, title: 'Garden flat near the station', expires: '2027-01-03' },
  ];
  const reminded = { today: '2026-11-19', publicUrl, stop: stopLink('certificates', unsubscribe) };
  const links = {
    search: `${publicUrl}/properties?location=Leeds`,
    unsubscribe,
  };
  const found = { searchName: 'Two bedrooms in Leeds', publicUrl, links };
  const saved = { publicUrl, stop: stopLink('saved-homes', unsubscribe) };
  return {
    'listing-approved': [approvedMail({ ...about, link: advert('1'), manage })],
    'listings-approved': [
      homesApprovedMail({ cards: [home, { ...home, title: 'Garden flat near the station' }], more: 3, manage }),
    ],
    'listing-rejected': [rejectedMail(decision)],
    'listing-hidden': [hiddenMail(decision)],
    'revision-approved': [revisionApprovedMail({ ...about, link: manage })],
    'revision-rejected': [revisionRejectedMail(decision)],
    'listing-still-available': [stillAvailableMail({ ...about, link: confirm('example'), day: '26 November 2026' })],
    'listing-expired': [expiredMail({ ...about, link: confirm('example') })],
    'listing-withheld': [withheldMail({ ...withheld, viewings: 2 }), withheldMail({ ...withheld, viewings: 0 })],
    'listing-restored': [restoredMail({ ...about, link: manage })],
    'certificate-expiring': [
      expiringMail(certificates.slice(0, 1), { ...reminded, cards: [home] }),
      expiringMail(certificates, { ...reminded, cards: [home, { ...home, title: 'Garden flat near the station' }] }),
    ],
    'inventory-requested': [bookingRequestedMail(inventory)],
    'inventory-arranged': [bookingMovedMail(inventory, 'arranged')],
    'inventory-completed': [bookingMovedMail(inventory, 'completed')],
    'inventory-cancelled': [bookingMovedMail(inventory, 'cancelled')],
    'inventory-notice': [bookingNoticeMail({ ...inventory, lister })],
    'inventory-cancelled-notice': [bookingCancelledNoticeMail(inventory)],
    'saved-search-found': [
      foundListingsMail({ ...found, homes: [listing], total: 1, cuts: 0 }),
      foundListingsMail({ ...found, searchName: title, homes: similar, total: 14, cuts: 2 }),
      foundListingsMail({ ...found, homes: similar, total: 3, cuts: 3 }),
    ],
    'saved-homes-news': [
      savedHomesMail({ ...saved, news: [{ event: 'rent-cut', home: listing, previousPence: 130_000 }], similar: [] }),
      savedHomesMail({ ...saved, news: [{ event: 'let', title }], similar }),
      savedHomesMail({
        ...saved,
        news: [
          { event: 'withdrawn', title },
          { event: 'back', home: listing },
          { event: 'rent-cut', home: similar[0]!, previousPence: 125_000 },
        ],
        similar: [],
      }),
    ],
  } as const;
}
