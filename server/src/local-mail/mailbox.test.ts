import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { mailFrame } from './mail-frame.ts';
import { listPage, mailPage } from './mailbox.ts';

const mail = {
  id: '0191',
  template: 'verify',
  to: '"<img src=x>"@tenant.example',
  subject: 'Verify <b>your</b> address',
  text: 'Open http://localhost:3000/auth/verify?token=a&x=1 & go on',
  html: '<html><head></head><body style="color:&quot;red&quot;"><a href="/x">go</a></body></html>',
  invitation: 'SUMMARY:<b>Viewing</b>',
  createdAt: '2026-01-02T03:04:05.000Z',
};

test('what a mail holds is shown, never run', () => {
  for (const page of [listPage([mail]), mailPage(mail)]) {
    expect(page).not.toContain('<img');
    expect(page).toContain('Verify &lt;b&gt;your&lt;/b&gt; address');
    expect(page).not.toContain('<script');
  }
  expect(listPage([])).toContain('No email has been sent yet.');
});

test('the invitation of a mail can be read', () => {
  expect(mailPage(mail)).toContain('<pre>SUMMARY:&lt;b&gt;Viewing&lt;/b&gt;</pre>');
  expect(mailPage({ ...mail, invitation: null })).not.toContain('Invitation');
});

test('links in the text can be clicked', () => {
  expect(mailPage(mail)).toContain('<a href="http://localhost:3000/auth/verify?token=a&amp;x=1">');
});

test('the styles of a mail are allowed one by one', () => {
  const { policy, html } = mailFrame(mail, 'http://localhost:3000/');
  expect(policy).toContain(`'sha256-${createHash('sha256').update('color:"red"').digest('base64')}'`);
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toMatch(/^sandbox /);
  expect(policy).toContain('img-src data: http://localhost:3000;');
  expect(html).toContain('<head><base target="_blank">');
});
