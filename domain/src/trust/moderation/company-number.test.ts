import { expect, it } from 'vitest';
import { checkCompanyNumber } from './company-number.ts';

const leeds = '3 Park Row, Leeds LS1 5HD';

it.each([
  ['01234567', leeds, 'A company registered in England and Wales.'],
  ['1234567', 'Cardiff, CF10 1EP', 'A company registered in England and Wales.'],
  ['oc 301234', leeds, 'A limited liability partnership registered in England and Wales.'],
  ['SC123456', '1 Princes Street, Edinburgh EH2 2EQ', 'A company registered in Scotland.'],
  ['NI012345', 'Belfast BT15GS', 'A company registered in Northern Ireland.'],
  ['SC123456', 'High Street, Leeds', 'A company registered in Scotland.'],
])('takes %s of an agency at %s', (number, address, sentence) => {
  expect(checkCompanyNumber(number, address)).toEqual({ sentence, isDoubtful: false });
});

it.each([
  ['SC123456', leeds, 'A company registered in Scotland, but the trading address is in England.'],
  ['01234567', 'Glasgow G1 1AA', 'A company registered in England and Wales, but the trading address is in Scotland.'],
])('doubts %s of an agency at %s', (number, address, sentence) => {
  expect(checkCompanyNumber(number, address)).toEqual({ sentence, isDoubtful: true });
});

it.each(['', '1234', 'XX123456', 'GB123456789', 'SC12345', '123456789', 'n/a'])('doubts “%s” as a number', (number) => {
  expect(checkCompanyNumber(number, leeds)).toMatchObject({ isDoubtful: true });
});
