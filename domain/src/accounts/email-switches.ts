import { listerTypes, type UserType, userTypes } from './user-types.ts';

interface EmailSwitchFacts {
  /** Whose profile shows the switch: everyone who could get such an email. */
  readonly for: readonly UserType[];
  /** Only for people who work with others. */
  readonly inTeams?: true;
  readonly label: string;
  readonly hint: string;
  /** The link at the end of the emails, which turns them off. */
  readonly stop: string;
  /** Completes "We'll email you …" and "We won't email you …". */
  readonly about: string;
}

/** Emails that people can turn off in their profile, or with the link in each of them. */
export const emailSwitches = {
  'unread-messages': {
    for: ['tenant', ...listerTypes],
    label: 'Messages I haven’t read',
    hint: 'One email for each conversation, once a message has been waiting for five minutes.',
    stop: 'Stop emails about messages',
    about: 'about messages you haven’t read',
  },
  'team-inbox': {
    for: listerTypes,
    inTeams: true,
    label: 'Conversations and notes from colleagues',
    hint: 'When someone in your team gives you a conversation to look after, or mentions you in a note.',
    stop: 'Stop emails about conversations and notes',
    about: 'about conversations and notes from colleagues',
  },
  certificates: {
    for: listerTypes,
    label: 'Certificates expiring soon',
    hint: 'You’ll still see them on your certificates page and your dashboard.',
    stop: 'Stop emails about certificates',
    about: 'about certificates expiring soon',
  },
  'saved-homes': {
    for: userTypes,
    label: 'News about my favourites',
    hint: 'When a home’s rent comes down, or the home is let, taken off Letfair or put back on the market.',
    stop: 'Stop emails about favourites',
    about: 'about your favourites',
  },
} as const satisfies Readonly<Record<string, EmailSwitchFacts>>;

export type EmailSwitch = keyof typeof emailSwitches;
export const emailSwitchNames = Object.keys(emailSwitches) as [EmailSwitch, ...EmailSwitch[]];

/** The switches of a person, who may work with others. */
export const emailSwitchesOf = (userType: UserType, hasTeam: boolean): EmailSwitch[] =>
  emailSwitchNames.filter((name) => {
    const facts: EmailSwitchFacts = emailSwitches[name];
    return facts.for.includes(userType) && (hasTeam || !facts.inTeams);
  });
