import { expect, test } from 'vitest';
import {
  accountLinks,
  alreadyRegisteredMail,
  emailChangedMail,
  emailInUseMail,
  resetMail,
  verifyMail,
  verifyNewEmailMail,
} from './mails.ts';
import {
  accessEndedMail,
  newSignInMail,
  recoveryCodeUsedMail,
  securityChangedMail,
  takenBackMail,
} from './security-mails.ts';

const to = accountLinks('https://letfair.example/');
const links = { security: to.security, notMe: to.notMe('a-token') };
const aSignIn = {
  kind: 'password' as const,
  caller: { userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', network: '203.0.113.7' },
  at: new Date('2026-12-04T15:05:00Z'),
};
const all = {
  verify: verifyMail({ code: '042137', link: to.verify('a-token') }),
  alreadyRegistered: alreadyRegisteredMail(to),
  reset: resetMail({ link: to.reset('a-token') }),
  passwordChanged: securityChangedMail('password-changed', links),
  newSignIn: newSignInMail(aSignIn, links),
  recoveryCodeUsed: recoveryCodeUsedMail(aSignIn, 3, links),
  takenBack: takenBackMail({ ended: [{ kind: 'passkey', name: 'Phone' }], forgot: to.forgot }),
  accessEnded: accessEndedMail({ ended: [{ kind: 'api-key', name: 'Alto' }], forgot: to.forgot }),
  verifyNewAddress: verifyNewEmailMail({ code: '042137', link: to.verify('a-token') }),
  emailChanged: emailChangedMail({ revert: to.revert('a-token') }),
  addressInUse: emailInUseMail(to),
};

test.each(Object.entries(all))('%s says the same in text and in HTML', (_, mail) => {
  const urls = [...mail.text.matchAll(/https:\/\/\S+/g)].map(([link]) => link);
  expect(urls.length).toBeGreaterThan(0);
  for (const link of urls) expect(mail.html).toContain(link);
  for (const paragraph of mail.text.split('\n\n').filter((part) => /^[A-Z].*\.$/.test(part)))
    expect(mail.html).toContain(paragraph);
  expect(mail.html).toContain(`<title>${mail.subject}</title>`);
  expect(mail.html).toContain('prefers-color-scheme: dark');
});

test.each(Object.entries(all))('%s loads nothing and runs nothing', (_, mail) => {
  expect(mail.html).not.toMatch(/<(img|script|link|iframe|form)\b|url\(|@import/i);
});

test('puts the code, the link and their lifetime into the verification mail', () => {
  expect(all.verify.subject).toBe('Verify your email address');
  expect(all.verify.text).toContain('042137');
  expect(all.verify.text).toContain('https://letfair.example/auth/verify?token=a-token');
  expect(all.verify.text).toContain('within 10 minutes');
});

test('puts the link and its lifetime into the reset mail', () => {
  expect(all.reset.text).toContain('https://letfair.example/auth/reset-password?token=a-token');
  expect(all.reset.text).toContain('within 30 minutes');
});

test('puts the revert link and its lifetime into the notice to a former email', () => {
  expect(all.emailChanged.text).toContain('https://letfair.example/auth/revert-email?token=a-token');
  expect(all.emailChanged.text).toContain('within 14 days');
});

test('says when, with what and where from somebody signed in, and offers “this wasn’t me”', () => {
  const { subject, text } = all.newSignIn;
  expect(subject).toBe('New sign-in to your account');
  expect(text).toContain('When: Friday 4 December 2026, 3.05pm (UK time)');
  expect(text).toContain('Device: Firefox on Windows');
  expect(text).toContain('Where from: an internet address (IP) that starts with 203.0\n');
  expect(text).toContain('How: signed in with a password\n');
  expect(text).toContain('This wasn’t me:\nhttps://letfair.example/auth/not-me?token=a-token');
  expect(text).toContain('within 7 days');
});

test('a sign-in from nowhere that is known is told as well', () => {
  const { text } = newSignInMail({ ...aSignIn, caller: { userAgent: '', network: null } }, links);
  expect(text).toContain('Device: one we don’t recognise');
  expect(text).toContain('Where from: a network we can’t tell');
  const ipv6 = newSignInMail({ ...aSignIn, caller: { userAgent: '', network: '2001:db8:1::1' } }, links);
  expect(ipv6.text).toContain('Where from: an internet address (IP) that starts with 2001:db8\n');
});

test('says what ended without names that somebody chose', () => {
  expect(all.takenBack.text).toContain('We’ve removed a passkey.');
  expect(all.takenBack.text + all.accessEnded.text).not.toMatch(/Phone|Alto/);
});

test('escapes links in HTML attributes', () => {
  const { html } = resetMail({ link: 'https://letfair.example/"><script>' });
  expect(html).toContain('href="https://letfair.example/&quot;&gt;&lt;script&gt;"');
});
