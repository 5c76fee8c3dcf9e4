import { claimSentences } from '@letfair/domain/lettings/applications/claim-answers';
import { describe, expect, it } from 'vitest';
import { offerOf, readApplication } from './read-application.ts';

const typed = (values: Readonly<Record<string, string>>, shared: readonly string[] = []) =>
  readApplication(
    { moveInDate: '', people: '', employment: '', pets: '', note: '', offer: '', ...values },
    { share: shared, understood: [] },
  );

describe('an application that is filled in', () => {
  it('may be empty: then the rent is accepted and nothing is told', () => {
    expect(typed({}, ['moveInDate', 'people', 'employment', 'note'])).toEqual({
      ok: true,
      filledIn: { profile: { moveInDate: '', people: null, employment: '', pets: '', note: '' }, share: [] },
    });
  });

  it('shows what is ticked and keeps the rest', () => {
    const values = { moveInDate: '2026-12-03', people: '2', employment: 'student', pets: 'A cat', note: ' Hello. ' };
    expect(typed(values, ['people', 'note', 'salary'])).toMatchObject({
      ok: true,
      filledIn: {
        profile: { moveInDate: '2026-12-03', people: 2, employment: 'student', pets: 'A cat', note: 'Hello.' },
        share: ['people', 'note'],
      },
    });
  });

  it('can say that there are no pets', () => {
    expect(typed({ pets: '' }, ['pets'])).toMatchObject({ filledIn: { share: ['pets'] } });
  });

  it.each([
    ['0', 'people'],
    ['21', 'people'],
    ['two', 'people'],
    ['2.5', 'people'],
  ])('refuses %s people', (people, field) => {
    expect(typed({ people })).toMatchObject({ ok: false, errors: { [field]: expect.any(String) } });
  });

  it.each(['a bit less', '0', '-5', '12.345', '200001'])('refuses %s as an offer', (offer) => {
    expect(typed({ offer })).toMatchObject({ ok: false, errors: { offer: expect.any(String) } });
  });
});

describe('an application for a home that only companies can rent', () => {
  const notices = [
    { claim: 'company-let', title: 'Only companies', text: '', confirm: 'I apply for a company' },
  ] as const;
  const empty = { moveInDate: '', people: '', employment: '', pets: '', note: '', offer: '' };
  const read = (values: Readonly<Record<string, string>>, understood: readonly string[]) =>
    readApplication({ ...empty, ...values }, { share: [], understood }, notices);

  it('needs the company, its number and the confirmation', () => {
    expect(read({}, [])).toEqual({
      ok: false,
      errors: {
        companyName: claimSentences.companyOnly,
        companyNumber: claimSentences.companyNumber,
        understood: expect.stringContaining('“I apply for a company”'),
      },
    });
    expect(read({ companyName: 'Example Homes Ltd', companyNumber: 'sc123456' }, ['company-let'])).toMatchObject({
      ok: true,
      filledIn: { companyName: 'Example Homes Ltd', companyNumber: 'SC123456', understood: ['company-let'] },
    });
  });
});

it('an offer is read however pounds are written', () => {
  expect(offerOf('£1,200')).toBe(1200);
  expect(offerOf(' 1200.50 ')).toBe(1200.5);
  expect(offerOf('')).toBeNull();
});
