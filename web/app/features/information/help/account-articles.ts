import {
  CODE_LENGTH,
  CODE_MINUTES,
  REMEMBERED_SESSION_DAYS,
  RESET_MINUTES,
  REVERT_DAYS,
  SESSION_HOURS,
} from '@letfair/domain/accounts/sign-in-rules';
import { retention } from '@letfair/domain/privacy/retention';
import type { HelpCategory } from './search-help.ts';

export const gettingStarted: HelpCategory = {
  id: 'getting-started',
  title: 'Getting started',
  articles: [
    {
      title: 'Create an account',
      paragraphs: [
        'Choose tenant, landlord or agent on the sign-up page, then give your name, email address, phone number and a password. Landlords add their address; agents add company name, registration number and trading address.',
        'Tenants can also tell us their budget, preferred areas, kind of home and moving date. All of that is optional.',
      ],
      link: { label: 'Sign up', to: '/auth/signup' },
      alsoFoundBy: 'register join signup',
    },
    {
      title: 'Verify your email address',
      paragraphs: [
        `After signing up you get an email with a code of ${CODE_LENGTH} digits and a link. Either works once, for ${CODE_MINUTES} minutes. If time runs out, ask for a new one on the same screen; it replaces the old.`,
      ],
      link: { label: 'Enter your code', to: '/auth/verify' },
      alsoFoundBy: 'verification confirm e-mail mail',
    },
    {
      title: 'Choose the right kind of account',
      paragraphs: [
        'Tenants look for a home. Landlords list homes they own. Agents list homes for others in the course of business. One email address can hold one account; if you chose the wrong kind, tell us and we will help.',
      ],
      link: { label: 'Contact support', to: '/contact' },
      alsoFoundBy: 'role type change',
    },
    {
      title: 'What beta means',
      paragraphs: [
        'Letfair is new. Listings are few at first, and some features are still being built. Whatever is not ready yet carries a “Coming soon” badge.',
      ],
      link: { label: 'See what works today', to: '/features' },
      alsoFoundBy: 'missing broken new',
    },
  ],
};

export const yourAccount: HelpCategory = {
  id: 'your-account',
  title: 'Your account',
  articles: [
    {
      title: 'Sign in and stay signed in',
      paragraphs: [
        `You stay signed in for ${SESSION_HOURS} hours, or for ${REMEMBERED_SESSION_DAYS} days if you tick “Remember me”. Leave it unticked on a computer you share.`,
      ],
      link: { label: 'Sign in', to: '/auth/login' },
      alsoFoundBy: 'login log in logged out session',
    },
    {
      title: 'Reset a forgotten password',
      paragraphs: [
        `Ask for a link on the forgotten-password page. It works once, for ${RESET_MINUTES} minutes. Setting a new password signs you out everywhere else.`,
      ],
      link: { label: 'Get a reset link', to: '/auth/forgot-password' },
      alsoFoundBy: 'lost change forgot',
    },
    {
      title: 'Change your details, your email address or your password',
      paragraphs: [
        'Your profile has your name, phone number, photo and whatever your kind of account adds. It also lists the devices you are signed in on, and lets you sign them out.',
        `A new email address has to be verified before you can sign in again. The old address gets a mail with a link that takes the change back; it works for ${REVERT_DAYS} days.`,
      ],
      link: { label: 'Edit your profile', to: '/profile' },
      alsoFoundBy: 'e-mail mail picture phone name preferences devices sessions security hacked',
    },
    {
      title: 'Our emails do not arrive',
      paragraphs: [
        'Look in your spam folder and check the address for typing mistakes. For everybody’s privacy our pages never say whether an address has an account, so a wrong address looks as if it had worked. Then ask for a new email, or write to us.',
      ],
      link: { label: 'Contact support', to: '/contact' },
      alsoFoundBy: 'e-mail mail code spam junk missing',
    },
    {
      title: 'You see “Too many tries”',
      paragraphs: [
        'After several wrong passwords or codes we make everybody wait, so that nobody can guess yours. The message says how long. If it was not you, reset your password.',
      ],
      alsoFoundBy: 'locked blocked throttle',
    },
    {
      title: 'Close your account or get a copy of your data',
      paragraphs: [
        `At the end of your profile you can ask for a copy of everything we hold about you. We email you when it is ready, and keep it for ${retention.exportDays} days.`,
        `There you can also delete your account. It is closed at once and erased after ${retention.closedAccountDays} days; until then you can sign in and keep it. The privacy page says what stays and why.`,
      ],
      link: { label: 'Go to your data', to: '/profile#your-data' },
      alsoFoundBy: 'delete remove gdpr export download erase forget rights',
    },
  ],
};
