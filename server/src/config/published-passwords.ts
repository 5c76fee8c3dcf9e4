import { DEMO_PASSWORD } from '@letfair/domain/accounts/sign-in-rules';

/** Everyone can read these in this repository, so no admin of a site that other machines reach may have one. */
export const publishedPasswords: readonly string[] = [
  DEMO_PASSWORD,
  // The settings of deploy/letfair.env.example had this one.
  'change this before the first start',
  'Football1',
  'PassWord1',
  'Umbrella-Kettle-4107',
  'a door that sings',
  'a door that sings loudly',
  'a kettle in the attic',
  'a long bench passphrase',
  'a louder street in York',
  'a quiet street',
  'a quiet street in Leeds',
  'a second kettle',
  'a sturdy bench passphrase',
  'a wrong one',
  'a-long-password-1',
  'another kettle',
  'another one',
  'another-password-9',
  'copper-meadow-31-violin',
  'correct horse',
  'first-password-1',
  'kettle-harbour-7',
  'kettle-harbour-7-lantern',
  'keys under the green mat',
  'known-to-this-test',
  'lantern-7-harbour-kettle',
  'not the password',
  'not the right one',
  'not-the-password',
  'not-the-password-1',
  'operator-password-3',
  'operator-password-4',
  'password1',
  'second-password-2',
  'third-password-3',
  'violet-anchor-52-teapot',
];

/** A capital letter doesn't make it a secret. */
const normalize = (password: string): string => password.normalize('NFKC').toLowerCase();
const published: ReadonlySet<string> = new Set(publishedPasswords.map(normalize));

export const isPublishedPassword = (password: string): boolean => published.has(normalize(password));
