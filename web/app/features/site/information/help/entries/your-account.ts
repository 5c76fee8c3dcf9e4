import { NOT_ME_DAYS } from '@letfair/domain/accounts/access';
import { retentionTexts } from '@letfair/domain/accounts/privacy/retention';
import { RECENT_PASSWORD_MINUTES, RECOVERY_CODES } from '@letfair/domain/accounts/second-step';
import {
  MIN_PASSWORD_LENGTH,
  REMEMBERED_SESSION_DAYS,
  RESET_MINUTES,
  REVERT_DAYS,
  SESSION_HOURS,
} from '@letfair/domain/accounts/sign-in-rules';
import type { HelpEntries } from './help-entry.ts';

export const yourAccount = {
  'sign-in': {
    title: 'Sign in and stay signed in',
    answer: [
      `You stay signed in for ${SESSION_HOURS} hours, or for ${REMEMBERED_SESSION_DAYS} days if you tick “Remember me”.`,
      'Leave it unticked on a computer you share. Your profile lists the devices you’re signed in on, and lets you sign any of them out.',
    ],
    alsoFoundBy: 'login log in logged out session devices sign out',
  },
  'forgotten-password': {
    title: 'Reset a forgotten password',
    answer: [
      'Ask for a link on the forgotten-password page, and set a new password from our email.',
      `You can use the link once, within ${RESET_MINUTES} minutes. A password needs at least ${MIN_PASSWORD_LENGTH} characters. Setting a new one signs you out everywhere else.`,
    ],
    link: { label: 'Get a reset link', to: '/auth/forgot-password' },
    alsoFoundBy: 'lost change forgot',
  },
  'two-step-sign-in': {
    title: 'Turn on two-step sign-in, or use a passkey',
    answer: [
      'Open Security in your profile. Turn on two-step sign-in with an app on your phone, or add a passkey.',
      `You get ${RECOVERY_CODES} recovery codes. You can use each one once in place of the app, so keep them safe. A passkey lets you sign in without a password. If you lose all of these, write to us.`,
      `Before you change anything important, such as your email address, we ask for your password again unless you’ve entered it in the last ${RECENT_PASSWORD_MINUTES} minutes.`,
    ],
    alsoFoundBy: '2fa mfa authenticator totp passkey fingerprint face security code',
  },
  'account-recovery': {
    title: 'Someone else is in your account',
    answer: [
      `Press “this wasn’t me” in our email about the sign-in or the change. The link works for ${NOT_ME_DAYS} days and signs out anyone who got in.`,
      'We’ll sign you out everywhere and undo anything set up since we emailed you, such as a new email address, passkeys and keys for other software. You’ll then set a new password and see what else has access to your account.',
      'Didn’t get the email? Reset your password. That also signs out anyone who’s using your account.',
    ],
    link: { label: 'Reset your password', to: '/auth/forgot-password' },
    alsoFoundBy: 'hacked stolen intruder not me suspicious',
  },
  profile: {
    title: 'Change your details, your email address or your password',
    answer: [
      'Open your profile. It has your name, phone number, photo, email address, password and the details for your kind of account. You can also turn off emails there.',
      `You’ll need to verify a new email address before you sign in again. We email the old address a link that undoes the change. It works for ${REVERT_DAYS} days.`,
    ],
    alsoFoundBy: 'e-mail mail picture phone name preferences settings notifications unsubscribe',
  },
  'missing-emails': {
    title: 'You’re not getting our emails',
    answer: [
      'Check your spam folder, and check the address for typing mistakes. Then ask for a new email, or write to us.',
      'To protect everyone’s privacy, we never say whether an address has an account. So your request may seem to have worked, even if the address is wrong.',
    ],
    link: { label: 'Contact support', to: '/contact' },
    alsoFoundBy: 'e-mail mail code spam junk missing',
  },
  'too-many-tries': {
    title: 'You see “Too many attempts”',
    answer: [
      'Wait as long as the message says, then try again.',
      'After several wrong passwords or codes, you’ll have to wait before you can try again. This stops people guessing yours. If it wasn’t you, reset your password.',
    ],
    alsoFoundBy: 'locked blocked throttle',
  },
  'data-copy': {
    title: 'Get a copy of your data',
    answer: [
      `Press “Ask for my data” at the bottom of your profile page. We’ll email you when it’s ready, and keep it for ${retentionTexts.exportDays}.`,
      'It’s one file with everything we hold about you, including your photos and certificate files.',
    ],
    alsoFoundBy: 'gdpr export download subject access rights',
  },
  'close-account': {
    title: 'Close your account',
    answer: [
      `Choose “Delete my account” at the bottom of your profile page. We’ll close your account straight away, and erase it after ${retentionTexts.closedAccountDays}.`,
      'Until then you can sign in and keep it. Before you confirm, you’ll see everyone it affects, such as people with a viewing. We’ll email them. The privacy page says what stays and why.',
    ],
    alsoFoundBy: 'delete remove gdpr erase forget leave',
  },
} as const satisfies HelpEntries;
