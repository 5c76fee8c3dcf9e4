import { bothSides, type CapabilityTable, everyone, members, wayIn } from '../capability.ts';

export const accountsCapabilities = {
  'free-account': {
    name: 'A free account',
    line: 'Sign up as a tenant, landlord or agent. All you need is an email address you can confirm.',
    picture: 'profile',
    waysIn: [wayIn('Create an account', '/auth/signup', ['visitor']), wayIn('Open your profile', '/profile', members)],
    documentedIn: ['accounts/accounts.md#sign-up'],
  },
  'sign-in': {
    name: 'Staying signed in',
    line: 'Stay signed in on your own devices, see a list of them and sign any of them out.',
    picture: 'profile',
    waysIn: [wayIn('Sign in', '/auth/login', ['visitor']), wayIn('See your devices', '/profile', members)],
    documentedIn: ['accounts/accounts.md#passwords-and-sessions'],
  },
  'two-step-sign-in': {
    name: 'Two-step sign-in and passkeys',
    line: 'Sign in with your password and a code from your phone, or use a passkey instead of a password.',
    picture: 'profile',
    waysIn: [wayIn('Set it up in your profile', '/profile', members)],
    documentedIn: [
      'accounts/accounts.md#two-step-sign-in-and-passkeys',
      'accounts/accounts.md#asking-for-the-password-again',
    ],
  },
  'account-recovery': {
    name: '“This wasn’t me”',
    line: 'We email you about every new sign-in. One link in that email locks an intruder out.',
    picture: 'profile',
    waysIn: [
      wayIn('Reset your password', '/auth/forgot-password', ['visitor']),
      wayIn('See who can get in', '/profile', members),
    ],
    documentedIn: ['accounts/accounts.md#recovering-an-account'],
  },
  profile: {
    name: 'Your profile',
    line: 'Change your name, photo, phone number, email address, what you’re looking for and which emails you get.',
    picture: 'profile',
    waysIn: [wayIn('Edit your profile', '/profile', members)],
    documentedIn: ['accounts/accounts.md#profile'],
  },
  privacy: {
    name: 'Privacy from the start',
    line: 'No cookies and no trackers. Others see your first name and initial, or your agency’s name.',
    picture: 'profile',
    waysIn: [wayIn('Read the privacy page', '/privacy', everyone)],
    documentedIn: ['accounts/privacy.md#what-others-see', 'accounts/privacy.md#retention'],
  },
  'data-copy': {
    name: 'A copy of your data',
    line: 'Ask for everything we hold about you, and get it as one file.',
    picture: 'profile',
    waysIn: [wayIn('Ask for your data', '/profile#your-data', members)],
    documentedIn: ['accounts/privacy.md#copy-of-your-data'],
  },
  'close-account': {
    name: 'Closing your account',
    line: 'Delete your account yourself. You’ll see who it affects before you confirm, and have two weeks to change your mind.',
    picture: 'profile',
    waysIn: [wayIn('Go to “Delete your account”', '/profile#delete-account', bothSides)],
    documentedIn: ['accounts/privacy.md#deleting-an-account'],
  },
} as const satisfies CapabilityTable;
