import type { Question } from '../faq.ts';

export const pricingQuestions: readonly Question[] = [
  {
    question: 'Will it stay free?',
    answer: [
      'Yes. Searching, messaging, applying and listing a home stay free for tenants, landlords and agents. If we ever offer something extra for money, it will be extra, and what is free today stays free.',
    ],
  },
  {
    question: 'Is there a limit on listings?',
    answer: [
      'No. List one home or the whole portfolio: unlimited listings are part of every landlord and agent account.',
    ],
    needs: 'listings',
  },
  {
    question: 'Do I need a payment card?',
    answer: ['No. We never ask for card or bank details, and there is nowhere on Letfair to enter them.'],
  },
  {
    question: 'What will I still have to pay, and to whom?',
    answer: [
      'Rent and deposits go straight to the landlord or agent. Landlords pay for their own certificates, licences and checks. In England the Tenant Fees Act 2019 bans most other charges to tenants; Wales, Scotland and Northern Ireland have their own rules.',
    ],
  },
];
