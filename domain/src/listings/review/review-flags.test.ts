import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newAccountFlag, priceFlag, reusedPhotoFlag, wordingFlag } from './review-flags.ts';

describe('a rent', () => {
  const compared = { homes: 7, bedrooms: 2, medianPence: 100_000, place: 'M1' };

  it.each([60_000, 100_000, 180_000])('of %i pence is near a median of £1,000', (rentPence) => {
    expect(priceFlag(rentPence, compared)).toBeNull();
  });
  it('below 60 % or above 180 % of it is flagged, with the homes it was compared with', () => {
    expect(priceFlag(59_999, compared)).toEqual({
      kind: 'price',
      sentence: 'The rent of £599.99 is far below £1,000, the median of 7 homes with 2 bedrooms in M1.',
      rentPence: 59_999,
      compared,
    });
    expect(priceFlag(180_001, { ...compared, bedrooms: 0 })?.sentence).toContain(
      'far above £1,000, the median of 7 studios',
    );
  });
  it('is not judged without a median', () => {
    expect(priceFlag(1, null)).toBeNull();
    expect(priceFlag(1, { ...compared, medianPence: 0 })).toBeNull();
  });
});

describe('an account', () => {
  const now = new Date('2026-11-15T12:00:00Z');

  it('younger than seven days that has published nothing is flagged', () => {
    expect(newAccountFlag(new Date('2026-11-08T12:00:01Z'), now, 0)).toEqual({
      kind: 'new-account',
      sentence: 'The account was 6 days old and hadn’t published anything before.',
      accountCreatedAt: '2026-11-08T12:00:01.000Z',
    });
    expect(newAccountFlag(now, now, 0)?.sentence).toContain('less than a day old');
  });
  it('of seven days is not', () => {
    expect(newAccountFlag(new Date('2026-11-08T12:00:00Z'), now, 0)).toBeNull();
  });
  it('that has published before is not', () => {
    expect(newAccountFlag(now, now, 1)).toBeNull();
  });
});

describe('photos', () => {
  it('of other accounts are flagged', () => {
    const reused = (photoId: string) => ({ photoId, otherListingId: 'listing', otherPhotoId: 'other' });
    expect(reusedPhotoFlag([])).toBeNull();
    expect(reusedPhotoFlag([reused('a')])).toEqual({
      kind: 'reused-photo',
      sentence: 'One of the photos is also in another account’s listing.',
      photos: [reused('a')],
    });
    expect(reusedPhotoFlag(['a', 'b', 'c'].map(reused))?.sentence).toContain('3 of the photos are also in');
  });
});

const texts = (...written: readonly string[]) => written.map((text, item) => ({ field: 'features', item, text }));

describe('the text', () => {
  it.each([
    'A deposit is required before viewing',
    'Pay the first month before you view',
    'Payment prior to viewing',
    'There is a viewing fee of £50',
    'Send me the deposit and I will post the keys',
    'Please transfer the holding deposit',
    'The keys will be posted to you',
    'Pay by Western Union',
    'MoneyGram only',
    'Rent in Bitcoin possible',
    'We take crypto',
    'Amazon gift cards accepted',
    'Write to maya.osei@lets.example',
    'maya (at) lets.example',
    'Call 07700 900123',
    'Call 07700900123 today',
    'Tel: 0161 496 0123',
    'Ring +44 7700 900123',
    '(0161) 496-0123',
    'WhatsApp me',
    'Message me on Telegram',
    'whats app only',
    'Message Jo on Insta @jolets',
    'jo at gmail dot com',
    'o77oo 9oo456',
    'examplelets.co.uk',
  ])('is flagged for %j', (text) => {
    expect(wordingFlag(texts('A bright flat', text))).toMatchObject({ kind: 'wording' });
  });

  it.each([
    'A bright flat close to the station',
    'We never ask for money before a viewing',
    'No viewing fees',
    'Do not send a deposit',
    'Deposit protected in a scheme. Viewings on Saturday.',
    'Registration 123456/230/01234',
    'LARN1801234',
    'Available 03/12/2026, £1,200 pcm, 2 beds',
    'Built in 2001, 0.5 miles to the station, 10 000 sq ft',
    'Strong mobile signal',
    'Meet at the flat @ noon',
    'Company number 01234567',
    'Gift shop next door',
    '',
  ])('is not flagged for %j', (text) => {
    expect(wordingFlag(texts(text))).toBeNull();
  });

  it('is quoted, with every reason', () => {
    expect(wordingFlag(texts('Pay before viewing.', 'Bitcoin or 07700 900123'))?.sentence).toBe(
      'The text asks for money before anyone has seen the home (“Pay before viewing”), and names a way of paying that can’t be traced (“Bitcoin”), and asks people to get in touch elsewhere (“07700 900123”).',
    );
  });

  it('is pointed at where it stands, as it was typed', () => {
    const text = 'Lovely.  Ｐａｙ\u00a0 by\u200b  Western   Union – today';
    const { field, item, start = 0, end } = wordingFlag([{ field: 'title', item: 0, text }])?.words?.[0] ?? {};
    expect({ field, item, words: text.slice(start, end) }).toEqual({
      field: 'title',
      item: 0,
      words: 'Western   Union',
    });
  });

  it('is not pointed at where the same words are harmless', () => {
    const text = 'No viewing fees. A viewing fee of £50.';
    expect(wordingFlag(texts(text))?.words).toMatchObject([
      { start: text.indexOf('viewing fee of'), text: 'viewing fee' },
    ]);
  });

  it('is pointed at in each text that a number is spread over', () => {
    expect(wordingFlag(texts('Flat 07700', 'Garden', '900', '123'))?.words).toEqual(
      [
        { item: 0, start: 5, end: 10, text: '07700' },
        { item: 2, start: 0, end: 3, text: '900' },
        { item: 3, start: 0, end: 3, text: '123' },
      ].map((word) => ({ field: 'features', reason: 'asks people to get in touch elsewhere', ...word })),
    );
  });

  it('of an account without an approved home says that it stays in review', () => {
    const held = wordingFlag(texts('WhatsApp me'), { isFirstHome: true });
    expect(held?.sentence).toBe(
      'The text asks people to get in touch elsewhere (“WhatsApp”). This account doesn’t have any approved homes yet, so this home stays in review until someone has checked the wording.',
    );
    expect(wordingFlag(texts('Pay by MoneyGram'), { isFirstHome: true })?.sentence).not.toContain('stays in review');
  });

  it('may stand in the details of a picture', () => {
    expect(wordingFlag([], { pictureDetails: [[], ['jo@example.com']] })).toEqual({
      kind: 'wording',
      sentence: 'A photo has contact details hidden in its file (“jo@example.com”).',
      words: [
        {
          field: 'pictureDetails',
          item: 1,
          start: 0,
          end: 14,
          text: 'jo@example.com',
          reason: 'has contact details hidden in its file',
        },
      ],
    });
  });

  it.each(['a', '0 ', '0-', 'a@', 'a.', 'send me the ', 'pay the ', '+44 '])(
    'of many %j is read in time in proportion to their number',
    (part) => {
      // Twenty times the longest description: work that grew with its square would not end within the time of a test.
      const text = part.repeat(Math.ceil(100_000 / part.length));
      expect(wordingFlag(texts(text))).toEqual(wordingFlag(texts(text.slice(0, 5_000))));
    },
  );

  it('never makes a flag too long to send', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 200 })), (written) => {
        const mail = `${'x'.repeat(64)}@${'y'.repeat(63)}.example`;
        const beside = { pictureDetails: [[mail.repeat(2)]], isFirstHome: true };
        const flag = wordingFlag(texts(...written, mail, 'bitcoin', 'viewing fee'), beside);
        expect(flag?.sentence.length).toBeLessThanOrEqual(1_000);
      }),
    );
  });
});
