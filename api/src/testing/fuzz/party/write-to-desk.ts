import { contract } from '@letfair/contract';
import { aTicket } from '../../people.ts';
import { softwareAuthenticator } from '../../software-authenticator.ts';
import { dataOf } from '../../test-api.ts';
import type { Letting, Making } from './rent-home.ts';

/** Tickets, reports, appeals and measures; a passkey, and the secret addresses of calendars. */
export async function writeToDesk({ testing, admin, word, people }: Making, { appealedHome, conversation }: Letting) {
  const { as, call } = testing;
  const { landlord, tenant } = people;
  const boss = { token: admin.token };
  const about = { type: 'user', targetId: landlord.user.id, reportType: 'harassment', description: word } as const;
  const report = dataOf((await call(contract.reports.report, { body: about }, tenant)).answer).id;
  const wrote = {
    about: 'message',
    conversationId: conversation,
    upTo: 1,
    reportType: 'scam',
    description: word,
  } as const;
  const sharedReport = dataOf((await call(contract.reports.reportMessages, { body: wrote }, landlord)).answer).id;
  const { user } = await as('tenant');
  const limit = { params: { id: user.id }, body: { kind: 'limit', reason: word } } as const;
  const measure = dataOf((await call(contract.measures.apply, limit, boss)).answer).id;
  const noted = { about: 'account', targetId: tenant.user.id, content: word } as const;
  const moderatorNote = dataOf((await call(contract.review.addNote, { body: noted }, boss)).answer).id;
  const opened = await call(contract.support.openTicket, { body: aTicket({ message: word }) }, tenant);
  const filed = { params: { propertyId: appealedHome }, body: { content: word } };
  const appeal = dataOf((await call(contract.appeals.file, filed, landlord)).answer).id;
  const creation = dataOf((await call(contract.security.startPasskey, {}, tenant)).answer);
  const passkey = { name: word, passkey: softwareAuthenticator().create(creation) };
  dataOf((await call(contract.security.addPasskey, { body: passkey }, tenant)).answer);
  const directory = { body: { fileName: 'ONSPD.csv', bytes: 100 } };
  const postcodeImport = await call(contract.postcodes.begin, directory, boss);
  const urls = [
    dataOf((await call(contract.certificates.openCalendar, {}, landlord)).answer).url,
    dataOf((await call(contract.viewingLinks.openCalendar, {}, tenant)).answer).url,
  ];
  return {
    report,
    sharedReport,
    measure,
    moderatorNote,
    ticket: dataOf(opened.answer).id,
    appeal,
    postcodeImport: postcodeImport.answer.success ? postcodeImport.answer.data.id : '',
    calendars: urls.map((url) => new URL(url).pathname),
  };
}
