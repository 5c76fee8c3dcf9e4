import { expect, test } from 'vitest';
import {
  accountLinks,
  alreadyRegisteredMail,
  emailChangedMail,
  emailInUseMail,
  passwordChangedMail,
  resetMail,
  verifyMail,
  verifyNewEmailMail,
} from './mails.ts';

const to = accountLinks('https://letfair.example/');
const all = {
  verify: verifyMail({ code: '042137', link: to.verify('a-token') }),
  alreadyRegistered: alreadyRegisteredMail(to),
  reset: resetMail({ link: to.reset('a-token') }),
  passwordChanged: passwordChangedMail(to),
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
  expect(all.verify.text).toContain('for 10 minutes');
});

test('puts the link and its lifetime into the reset mail', () => {
  expect(all.reset.text).toContain('https://letfair.example/auth/reset-password?token=a-token');
  expect(all.reset.text).toContain('for 30 minutes');
});

test('puts the revert link and its lifetime into the notice to a former email', () => {
  expect(all.emailChanged.text).toContain('https://letfair.example/auth/revert-email?token=a-token');
  expect(all.emailChanged.text).toContain('for 14 days');
});

test('escapes links in HTML attributes', () => {
  const { html } = resetMail({ link: 'https://letfair.example/"><script>' });
  expect(html).toContain('href="https://letfair.example/&quot;&gt;&lt;script&gt;"');
});
