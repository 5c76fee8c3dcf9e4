import { randomUUID } from 'node:crypto';
import { MAX_DESCRIPTION, MAX_FEATURES, MAX_PHOTOS } from '@letfair/domain/homes/limits';
import { accessibilityItems, fireSafetyItems, utilities } from '@letfair/domain/homes/vocabulary';
import { emptyListingForm } from '@letfair/domain/listings/form/listing-form';
import { checkWording } from '@letfair/domain/listings/law/wording/check-wording';
import { someHome } from '@letfair/domain/listings/review/copies/example-adverts';
import { bandsOfText, printOf } from '@letfair/domain/listings/review/copies/text-print';
import { wordingFlag } from '@letfair/domain/listings/review/review-flags';
import { unlawfulWordingFlag } from '@letfair/domain/listings/review/unlawful-wording';
import { contactIn } from '@letfair/domain/words/contact/find-contact-details';
import type { Product } from '../product.ts';
import { atMost, type Figure } from '../report.ts';
import { listingPayload, newToken } from '../setup/people.ts';

const SAVES = 300;
const SAVE_MS = 50;
const SUBMISSIONS = 50;
const READINGS = 200;
const WARM_UPS = 5;
const CONTACT_MS = 5;
/** Of some 5 ms that handing in a home takes the server. */
const WORDS_MS = 0.5;

/** Cost of saving a full draft, and of submitting many times at once. */
export async function measureListingSubmission(product: Product): Promise<Figure[]> {
  const token = await newToken(product.url, 'landlord');
  const call = async (method: string, path: string, body: object, key?: string) => {
    const response = await fetch(`${product.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    });
    const envelope = (await response.json()) as { success: boolean; message?: string; data: { id: string } };
    if (!envelope.success) throw new Error(`${path} answered ${response.status}: ${envelope.message}`);
    return envelope.data.id;
  };

  const id = await call('POST', '/api/properties/drafts', fullForm);
  const times: number[] = [];
  for (let save = 0; save < SAVES; save++) {
    const begun = performance.now();
    await call('PUT', `/api/properties/drafts/${id}`, { ...fullForm, title: `Save ${save}` });
    times.push(performance.now() - begun);
  }
  times.sort((one, two) => one - two);

  const ids = await Promise.all(
    Array.from({ length: SUBMISSIONS }, () => call('POST', '/api/properties', listingPayload, 'pressed-far-too-often')),
  );
  return [
    atMost(
      'autosave of a full form with 30 photos, p99',
      times[Math.ceil(SAVES * 0.99) - 1] ?? Number.NaN,
      SAVE_MS,
      ' ms',
    ),
    atMost(`reading ${MAX_DESCRIPTION} characters for contact details, CPU`, contactReadingMs(), CONTACT_MS, ' ms'),
    atMost('reading the words of a new home for law, contact details and copies, CPU', wordsMs(), WORDS_MS, ' ms'),
    atMost(`listings made by ${SUBMISSIONS} submissions at once with one key`, new Set(ids).size, 1),
  ];
}

/** Every reader of the words of an advert, of homes that none of them has seen. */
function wordsMs(): number {
  const read = (from: number) => {
    for (let n = from; n < from + READINGS; n++) {
      const { title, description, line1 } = someHome(`words ${n}`);
      const texts = [title, description, line1].map((text, item) => ({ field: 'text', item, text }));
      checkWording(texts.map(({ text }) => text).join('\n'));
      unlawfulWordingFlag(texts, wordingFlag(texts)?.words);
      bandsOfText(printOf(title, description));
    }
  };
  for (let round = 1; round <= WARM_UPS; round++) read(round * READINGS);
  const before = process.cpuUsage();
  read(0);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / READINGS;
}

/** CPU time of this process, which others on the machine do not change. */
function contactReadingMs(): number {
  const text = 'Two bedrooms, 10 minutes from the M1, built in 1890. '
    .repeat(MAX_DESCRIPTION)
    .slice(0, MAX_DESCRIPTION);
  for (let warmUp = 0; warmUp < READINGS; warmUp++) contactIn([text]);
  const before = process.cpuUsage();
  for (let reading = 0; reading < READINGS; reading++) contactIn([text]);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / READINGS;
}

const fullForm = {
  ...emptyListingForm,
  status: 'draft',
  title: 'As full as it can be',
  propertyDescription: 'A long description. '.repeat(MAX_DESCRIPTION / 20),
  features: Array.from({ length: MAX_FEATURES }, (_, n) => `Feature number ${n}, with a few more words to it`),
  images: Array.from({ length: MAX_PHOTOS }, () => randomUUID()),
  utilitiesIncluded: utilities,
  utilitiesResponsibility: utilities,
  fireSafetyFeatures: fireSafetyItems,
  accessibilityFeatures: accessibilityItems,
};
