import type { ReportType } from '@letfair/domain/reports/reports';
import type { TicketAction } from '@letfair/domain/support/lifecycle';
import type { TicketPriority, TicketSubject } from '@letfair/domain/support/tickets';

/** A ticket with its steps; times are hours before now, and hours after the ticket. */
export interface WrittenTicket {
  readonly userType: 'tenant' | 'landlord' | 'agent';
  readonly subject: TicketSubject;
  readonly priority: TicketPriority;
  readonly message: string;
  readonly hoursAgo: number;
  readonly steps: readonly { readonly action: TicketAction; readonly after: number; readonly content?: string }[];
}

/** Tickets of the demo accounts. */
export const ownTickets: Readonly<Record<'tenant' | 'landlord', WrittenTicket>> = {
  tenant: {
    userType: 'tenant',
    subject: 'application',
    priority: 'medium',
    message: 'How long do landlords usually take to answer an application? I sent one on Monday.',
    hoursAgo: 52,
    steps: [
      {
        action: 'answer',
        after: 5,
        content:
          'Most answer within three days. You can see on the Applications page whether yours has been read. Has it been longer than that for you?',
      },
    ],
  },
  landlord: {
    userType: 'landlord',
    subject: 'listing',
    priority: 'medium',
    message: 'Two of my homes are alike. Can I copy one of them instead of filling in everything again?',
    hoursAgo: 122,
    steps: [
      { action: 'start', after: 1 },
      {
        action: 'resolve',
        after: 3,
        content:
          'Yes: where you manage your properties, press Duplicate at the one you have. It becomes a draft, and you change what differs.',
      },
    ],
  },
};

export const tickets: readonly WrittenTicket[] = [
  {
    userType: 'agent',
    subject: 'other',
    priority: 'urgent',
    message: 'Somebody is using our photos in a listing that is not ours. Please take it down today.',
    hoursAgo: 3,
    steps: [{ action: 'start', after: 0.5 }],
  },
  {
    userType: 'tenant',
    subject: 'account',
    priority: 'medium',
    message: 'I changed my phone number and would like it changed on my account too, please.',
    hoursAgo: 5,
    steps: [],
  },
  {
    userType: 'landlord',
    subject: 'listing',
    priority: 'high',
    message: 'My listing has been waiting for approval since yesterday. Is anything missing?',
    hoursAgo: 9,
    steps: [],
  },
  {
    userType: 'tenant',
    subject: 'technical',
    priority: 'low',
    message: 'The map does not move when I use two fingers on my tablet. It does with one.',
    hoursAgo: 31,
    steps: [],
  },
  {
    userType: 'agent',
    subject: 'account',
    priority: 'medium',
    message: 'A colleague has left us. How do we move her listings to another account?',
    hoursAgo: 44,
    steps: [
      {
        action: 'update',
        after: 6,
        content: 'We are asking how this can be done without losing their enquiries, and write again by tomorrow.',
      },
    ],
  },
  {
    userType: 'landlord',
    subject: 'billing',
    priority: 'low',
    message: 'Is listing really free, or does it cost something after a while?',
    hoursAgo: 78,
    steps: [
      { action: 'answer', after: 2, content: 'It is free, for as long as your home is listed. Does that help?' },
      { action: 'reply', after: 4, content: 'It does, thank you. I had been told so before and then had an invoice.' },
      { action: 'resolve', after: 20, content: 'Not from us. Good luck with your home!' },
    ],
  },
  {
    userType: 'tenant',
    subject: 'other',
    priority: 'high',
    message: 'A landlord wants six months of rent before the tenancy begins. May he?',
    hoursAgo: 99,
    steps: [
      { action: 'start', after: 1 },
      {
        action: 'answer',
        after: 4,
        content:
          'In England no more than one month may be asked for in advance. Could you send us the reference of the listing?',
      },
    ],
  },
  {
    userType: 'tenant',
    subject: 'account',
    priority: 'low',
    message: 'I have found a home, thank you. How do I stop the mails about new ones?',
    hoursAgo: 210,
    steps: [
      {
        action: 'resolve',
        after: 3,
        content: 'Congratulations! Every one of those mails ends with a link that stops them.',
      },
      { action: 'close', after: 70 },
    ],
  },
  {
    userType: 'landlord',
    subject: 'technical',
    priority: 'medium',
    message: 'My photos from the telephone lie on their side.',
    hoursAgo: 290,
    steps: [
      { action: 'start', after: 2 },
      { action: 'resolve', after: 8, content: 'They stand upright now. Please tell us if you see another one.' },
      { action: 'close', after: 100 },
    ],
  },
];

export interface WrittenReport {
  readonly type: ReportType;
  readonly reason: string;
  readonly description: string;
}

export const aboutScam: readonly WrittenReport[] = [
  {
    type: 'property',
    reason: 'scam',
    description: 'I was asked to send the first month by bank transfer before seeing it, as the owner is abroad.',
  },
  {
    type: 'property',
    reason: 'fake-listing',
    description: 'I went to see it and the people living there knew nothing about it being let.',
  },
];
export const aboutAgency: WrittenReport = {
  type: 'user',
  reason: 'fake-profile',
  description: 'Nobody at the address of this agency has ever heard of it, and the telephone is dead.',
};
export const aboutOtherFlat: WrittenReport = {
  type: 'listing',
  reason: 'misleading',
  description: 'What we were shown was the flat below, which has no garden and one room less.',
};
export const aboutRent: WrittenReport = {
  type: 'property',
  reason: 'overpriced',
  description: 'The one next door is let for a good deal less.',
};
/** Open reports: three about one listing, and one each about others. */
export const openAboutOneHome: readonly WrittenReport[] = [
  { type: 'property', reason: 'fake-listing', description: 'The same home was let to a friend of mine in spring.' },
  {
    type: 'property',
    reason: 'scam',
    description: 'They say that I have to reserve it today and come to see it next week.',
  },
  { type: 'property', reason: 'other', description: 'It has been let for a week, and nobody takes it down.' },
];
export const openAboutCopy: WrittenReport = {
  type: 'listing',
  reason: 'copyright',
  description: 'These are the photographs of our own listing, with our lamp in them.',
};
export const openAboutManners: WrittenReport = {
  type: 'user',
  reason: 'harassment',
  description: 'After I had said no he went on asking whether I live alone.',
};

export const suspensionReasons = {
  scam: 'Asked for money before a viewing. Two people have reported it, and the home belongs to somebody else.',
  papers: 'The proof of ownership that was sent to us is of another property.',
  agency: 'The redress scheme does not know this agency; the number belongs to somebody else.',
  mistaken: 'Signed in from three countries within an hour.',
} as const;

export const decisionReasons = {
  hide: 'The photos and the description are of another flat in the same house. Please show the one that is to let.',
  dismiss: 'The rent is within what similar homes nearby are let for, and asking for it is not against our rules.',
} as const;
