import { expect, test } from 'vitest';
import { attachmentName, describeAttachments, MAX_ATTACHMENT_NAME } from './attachments.ts';

test.each([
  ['Payslip March.PDF', 'application/pdf', 'Payslip March.pdf'],
  ['IMG_2024.jpeg', 'image/webp', 'IMG_2024.webp'],
  ['C:\\Users\\maya\\passport.png', 'image/webp', 'passport.webp'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['contract.pdf.exe', 'application/pdf', 'contract.pdf.pdf'],
  ['gpj.\u202eexe.pdf', 'application/pdf', 'gpj. exe.pdf'],
  ['a"b<c>|d?.pdf', 'application/pdf', 'a b c d.pdf'],
  ['.htaccess', 'application/pdf', 'document.pdf'],
  ['   ', 'image/webp', 'picture.webp'],
  ['', 'application/pdf', 'document.pdf'],
  ['Mietvertrag für Löwe 🏠.pdf', 'application/pdf', 'Mietvertrag für Löwe 🏠.pdf'],
] as const)('the name of %j keeps what can be read, and gets the ending of what it is', (sent, type, name) => {
  expect(attachmentName(sent, type)).toBe(name);
});

test('a long name is cut before its ending, between characters', () => {
  const name = attachmentName(`${'🏠'.repeat(200)}.pdf`, 'application/pdf');
  expect(name.length).toBeLessThanOrEqual(MAX_ATTACHMENT_NAME);
  expect(name.isWellFormed()).toBe(true);
  expect(name).toMatch(/🏠\.pdf$/);
});

test('attachments are described by their name, or by number and kind', () => {
  const picture = { name: 'kitchen.webp', type: 'image/webp' } as const;
  const pdf = { name: 'payslip.pdf', type: 'application/pdf' } as const;
  expect(describeAttachments([])).toBe('');
  expect(describeAttachments([pdf])).toBe('payslip.pdf');
  expect(describeAttachments([picture, picture])).toBe('2 pictures');
  expect(describeAttachments([picture, pdf, pdf])).toBe('3 files');
});
