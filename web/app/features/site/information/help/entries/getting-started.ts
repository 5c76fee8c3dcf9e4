import { CODE_LENGTH, CODE_MINUTES } from '@letfair/domain/accounts/sign-in-rules';
import { REPLY_HOURS } from '@letfair/domain/site/support/tickets';
import type { HelpEntries } from './help-entry.ts';

export const gettingStarted = {
  'free-account': {
    title: 'Create an account',
    answer: [
      'Choose tenant, landlord or agent on the sign-up page, fill in the form and confirm your email address. It’s free.',
      'We ask for your name, email address, phone number and a password. Landlords add their address. Agents add their company name, registration number and trading address. Tenants can also tell us what they’re looking for.',
      'Nobody sees your phone number until both sides have agreed to the let.',
    ],
    alsoFoundBy: 'register join signup sign up',
  },
  'verify-email': {
    title: 'Verify your email address',
    answer: [
      `Type in the ${CODE_LENGTH}-digit code from our email, or follow the link in it.`,
      `You can use either one once, within ${CODE_MINUTES} minutes. If you run out of time, ask for a new one on the same screen. It replaces the old one.`,
    ],
    link: { label: 'Enter your code', to: '/auth/verify' },
    alsoFoundBy: 'verification confirm e-mail mail',
  },
  'kinds-of-account': {
    title: 'Choose the right kind of account',
    answer: [
      'Choose tenant if you’re looking for a home, landlord if you own the homes you let, and agent if you let homes for others as a business.',
      'You can only have one account for each email address. If you chose the wrong kind, tell us and we’ll help.',
    ],
    link: { label: 'Contact support', to: '/contact' },
    alsoFoundBy: 'role type change',
  },
  dashboard: {
    title: 'Find your way around the dashboard',
    answer: [
      'The dashboard lists what’s waiting for you, with the newest first. Choose an item to go straight to it.',
      'Each item disappears once it’s been dealt with, so there’s nothing to tick off. Below that are your figures and the things you do most. Tenants also see homes that suit them. Landlords and agents see their drafts.',
      'Agents start with a list of what to set up, such as the redress scheme, homes and colleagues. It disappears once everything’s done, and you can hide it before then.',
    ],
    alsoFoundBy: 'start overview to do waiting inbox',
  },
  help: {
    title: 'Find an answer',
    answer: [
      'Type your question on the help page, or press “Help with this page” at the bottom of any page.',
      'On a computer, there’s also a Help link in the menu on your own pages.',
    ],
    alsoFoundBy: 'faq manual guide search question',
  },
  beta: {
    title: 'What beta means',
    answer: [
      'Letfair is new. There aren’t many listings yet, and things keep changing.',
      'Anything that isn’t ready has a “Coming soon” badge on the features page. If something doesn’t work as you expect, please tell us.',
    ],
    link: { label: 'See what works today', to: '/features' },
    alsoFoundBy: 'missing broken new',
  },
  support: {
    title: 'Get help from a person',
    answer: [
      `Send us a message from the contact page. We reply within ${REPLY_HOURS} hours.`,
      'You don’t need an account. We email you a ticket number and every reply. If you’re signed in, you can follow your ticket on the support page and add to it.',
    ],
    link: { label: 'Write to us', to: '/contact' },
    alsoFoundBy: 'ticket question phone hours complaint contact',
  },
} as const satisfies HelpEntries;
