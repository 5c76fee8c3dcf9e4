import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findMessageWarnings, messageWarnings, warningsBeside } from './message-warnings.ts';

describe.each([
  {
    warning: 'payment',
    marked: [
      'Please send the deposit by Western Union today.',
      'I only take bitcoin.',
      'Buy two Steam gift cards and send me the codes',
      'Sort code 12-34-56, account number 12345678',
      'Pay to 12-34-56 acc 12345678',
      'IBAN please? GB29 NWBK 6016 1331 9268 19',
      'You can pay me £500 to take it off the market',
      'transfer half of the rent and I will post the keys',
      'There is a viewing fee of thirty pounds',
      'The first rent is due in advance before the viewing',
      'My PayPal is the same address',
      'P​lease w​ire the money',
    ],
    unmarked: [
      'The rent is £1,200 a month and the council tax band is C.',
      'Please do not send any money before you have seen the home.',
      'Is the deposit protected in a scheme?',
      'How much is the rent?',
      'I work for a bank in Leeds.',
      'Is there anywhere safe for two bicycles? We would move swiftly.',
    ],
  },
  {
    warning: 'threat',
    marked: [
      'I will hurt you if you tell anyone.',
      'I’m going to smash your windows',
      'we gonna beat you up',
      'You’ll regret this.',
      'You will pay for this',
      'I know where you live.',
      'We know where your kids go to school',
      'Watch your back',
      'Give me the keys or else!',
      'I’ll send some lads round',
      'If you complain I’ll change the locks and throw your stuff out on the street',
      'I will report you to immigration',
      'I’ll post your photos online unless you sign',
    ],
    unmarked: [
      'Nobody will hurt you if you ask for a lower rent.',
      'You won’t regret viewing this flat.',
      'The estate agent said we could change the date.',
      'Do you know where you will live after that?',
      'The stairs may hurt your back, there is no lift.',
      'I will not change the locks without telling you.',
      'We can throw in the sofa.',
      'I’ll send you the photos tonight, or else tomorrow morning.',
      'My mates will come over to help me move.',
      'I report to the Home Office in Croydon: that is where I work.',
      'The last tenants hit their head on the beam, so mind it.',
      'Can I bring someone round to see it?',
    ],
  },
  {
    warning: 'contact',
    marked: [
      'Write to maya.osei@tenant.example',
      'maya (at) tenant dot example',
      'maya.osei at gmail dot com',
      'My number is in the advert',
      'Ring me on 07700 900123',
      '+44 7700 900 123',
      '0044 (0)7700 900123',
      '020 7946 0123',
      'Are you on WhatsApp?',
      'whats app me',
      'Find me on Telegram',
    ],
    unmarked: [
      'The flat is at 12 Lock Street, M1 1AE.',
      'I can come on 03/12/2026 at 18:30.',
      'My budget is £1,200, or 1,250 with bills.',
      'Ref 018f3c2e-7d2b-7aaa-8bbb-0123456789ab',
      'Can we meet at the tram stop?',
    ],
  },
  {
    warning: 'link',
    marked: [
      'https://thief.example/letfair',
      'See www.thief.example',
      'hxxp://thief.example',
      'go to thief-lets.co.uk/pay',
      'bit.ly/3xyz',
      'My page is on cheap-flats.online.',
    ],
    unmarked: ['It is quiet.It has a garden', 'e.g. a balcony', 'maya@tenant.com', 'I can come at 6.30 p.m.'],
  },
] as const)('the warning $warning', ({ warning, marked, unmarked }) => {
  it.each(marked)('is given for: %s', (content) => {
    expect(findMessageWarnings(content)).toContain(warning);
  });

  it.each(unmarked)('is not given for: %s', (content) => {
    expect(findMessageWarnings(content)).not.toContain(warning);
  });
});

test('several kinds are told in the same order', () => {
  expect(
    findMessageWarnings(
      'See https://a.example, mail me at a@b.example and send the deposit by MoneyGram. I know where you live.',
    ),
  ).toEqual([...messageWarnings]);
});

test('contact details are pointed out until a viewing is booked, and links never', () => {
  const content = 'See https://a.example, ring me on 07700 900123 and pay the deposit now, or else!';
  expect(warningsBeside(content, { hasViewing: false })).toEqual(['payment', 'threat', 'contact']);
  expect(warningsBeside(content, { hasViewing: true })).toEqual(['payment', 'threat']);
});

test('whatever is written, looking at it changes and throws nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (content) => {
      for (const kind of findMessageWarnings(content)) expect(messageWarnings).toContain(kind);
    }),
  );
});

test.each([
  '0',
  '0 ',
  '+44',
  'a@',
  'a.',
  'www.',
  '12-34-56 ',
  'send the ',
  'gb29 abcd ',
  'a at ',
  '£',
  '((',
  '\n',
  'not ',
  'pay a ',
])('a message full of %j is looked through in time in proportion to its length', (piece) => {
  // Ten times the longest message: work that grew with its square would not end within the time of a test.
  const content = piece.repeat(Math.ceil(320_000 / piece.length));
  expect(findMessageWarnings(content)).toEqual(findMessageWarnings(content.slice(0, 32_000)));
});
