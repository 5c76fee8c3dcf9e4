import { type FeatureId, works } from './feature-status.tsx';

export interface Question {
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  /** Feature that the answer depends on. */
  readonly needs?: FeatureId;
}

interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

const general: QuestionGroup = {
  id: 'general',
  title: 'General',
  questions: [
    {
      question: 'What is Letfair?',
      answer: [
        'A marketplace for renting homes in the United Kingdom. Tenants find a home and talk to whoever lets it; landlords and letting agents list theirs. We are in beta, and the features page says what works today.',
      ],
    },
    {
      question: 'Is it really free?',
      answer: [
        'Yes, for tenants, landlords and agents, and for good. There is no listing fee, no subscription, no commission and no charge for applying.',
      ],
    },
    {
      question: 'Which parts of the UK do you cover?',
      answer: [
        'All of them: England, Wales, Scotland and Northern Ireland. Homes elsewhere cannot be listed, and that includes the Channel Islands and the Isle of Man.',
      ],
    },
    {
      question: 'What does beta mean for me?',
      answer: [
        'Letfair is new. There are few listings so far, some features are still being built, and things keep changing. If something does not work as you expect, please tell us.',
      ],
    },
    {
      question: 'How quickly will I hear back from support?',
      answer: [
        'We reply within 24 hours. Support is open Monday to Friday from 9:00 AM to 6:00 PM and Saturday from 10:00 AM to 4:00 PM, and closed on Sunday.',
      ],
    },
  ],
};

const listers: QuestionGroup = {
  id: 'landlords-and-agents',
  title: 'For Landlords & Agents',
  questions: [
    {
      question: 'What does it cost to list a property?',
      answer: [
        'Nothing, however many you list. We take no commission when you let it, and we never handle rent or deposits.',
      ],
    },
    {
      question: 'How long does it take to list one?',
      answer: [
        'We aim for under 10 minutes for a first property, if you have the rent, the deposits, the council tax band and the energy rating to hand. You can save a draft and finish later. Somebody reviews each listing before it goes live.',
      ],
      needs: 'listings',
    },
    {
      question: 'Are tenants pre-screened or referenced?',
      answer: [
        'Every tenant has confirmed their email address; that is all “pre-screened” and “verified” mean here. We do not run credit checks, references or right to rent checks. Those stay with you.',
      ],
    },
    {
      question: 'Can I accept an offer above the rent I advertise?',
      answer: [
        'Not in England: since 1 May 2026 you may neither ask for, encourage nor accept more than the advertised rent. We ask for one rent per home everywhere in the UK.',
      ],
    },
    {
      question: 'Can I add photos and video?',
      answer: ['Photos, yes. Video is not supported.'],
      needs: 'listings',
    },
  ],
};

const tenants: QuestionGroup = {
  id: 'tenants',
  title: 'For Tenants',
  questions: [
    {
      question: 'Do I need an account to look around?',
      answer: [
        'No. Everybody can read the listings and the area and postcode guides. You need a free account to save a home, send a message or apply.',
      ],
    },
    {
      question: 'How does matching work?',
      answer: [
        'You tell us your budget, where you want to live and what you need, and homes show how well they fit. It only sorts what you see: nobody is accepted or turned down by a score, and personal characteristics play no part.',
      ],
      needs: 'matching',
    },
    {
      question: 'What may I be asked to pay before I move in?',
      answer: [
        'That depends on the nation. In England, a holding deposit of at most one week’s rent, then at most one month’s rent in advance and a deposit of at most five weeks’ rent (six if the rent is £50,000 a year or more). In Scotland, no holding deposit and a deposit of at most two months’ rent. In Northern Ireland, a deposit of at most one month’s rent.',
        'You never pay through Letfair, and nobody should ask you to pay before you have seen the home.',
      ],
    },
    {
      question: 'How long will my tenancy be?',
      answer: [
        'New private tenancies in England have been rolling since 1 May 2026, with no end date; in Scotland they are open-ended too. In Wales and Northern Ireland they can be fixed or rolling.',
      ],
    },
    {
      question: 'Can a landlord refuse me because I have children or receive benefits?',
      answer: [
        'In England, an advert may not rule out families with children or people who receive benefits, and we do not accept such wording in any listing. If you see some, please tell us.',
      ],
    },
  ],
};

const safety: QuestionGroup = {
  id: 'safety',
  title: 'Safety & Platform Features',
  questions: [
    {
      question: 'How do I recognise a rental scam?',
      answer: [
        'Be careful with rents far below the going rate, listers who cannot show you the home, and anybody who hurries you to pay. See the home first, check who owns or manages it, and never send money to hold a viewing.',
      ],
    },
    {
      question: 'Are listings checked?',
      answer: [
        'Somebody on our team looks at every listing before it appears, and signed-in users can report a home or a person at any time. A review cannot catch everything, so please keep your eyes open.',
      ],
      needs: 'reporting',
    },
    {
      question: 'Can other people see my phone number or email address?',
      answer: ['No. Messages go through Letfair, and you decide what you share in them.'],
      needs: 'messaging',
    },
    {
      question: 'Do you hold deposits or rent?',
      answer: [
        'Never. Money passes between you and the landlord or agent. A security deposit has to be protected by an approved scheme, whichever nation you are in.',
      ],
    },
    {
      question: 'Do you use cookies or share my data?',
      answer: [
        'No cookies, no trackers, no advertisers. Your browser remembers that you are signed in, and that is all it keeps for us.',
      ],
    },
  ],
};

/** Shown on the contact page. */
export const questionGroups: readonly QuestionGroup[] = [general, listers, tenants, safety];

/** Structured data must match the visible text, including the badge. */
export const asPlainText = (questions: readonly Question[]) =>
  questions.map(({ question, answer, needs }) => ({
    question,
    answer: [...(works(needs) ? [] : ['Coming soon.']), ...answer].join(' '),
  }));
