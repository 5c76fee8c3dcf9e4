import type { IncompleteHome } from '@letfair/contract/agencies/missing-details';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAccountPage } from '../../../testing/render-account-page.tsx';
import { renderPage, replyByCall, stubServer } from '../../../testing/render-page.tsx';
import { loadMissingDetails, MissingDetailsPage, MissingNote } from './index.ts';
import { savedInWords } from './use-missing-details.ts';

const eve = { id: 'eve', firstName: 'Eve', lastName: 'Ford', email: 'eve@brook.example', userType: 'agent' };
const aHome = (
  id: string,
  missing: IncompleteHome['missing'],
  changes: Partial<IncompleteHome> = {},
): IncompleteHome => ({
  id,
  reference: `REF-${id}`,
  title: `Home ${id}`,
  place: `${id} Mill Lane, Leeds, LS6 3AA`,
  nation: 'england',
  status: 'pending',
  missing,
  ...changes,
});
const LIST = 'GET /api/properties/mine/missing';
const SAVE = 'PUT /api/properties/mine/missing';
const counts = { epcRating: 0, registrationNumber: 0, agentRegistrationNumber: 0 };
const listed = (...homes: readonly IncompleteHome[]) => ({ homes, nextCursor: null });

const open = (homes: readonly IncompleteHome[], answers: object = {}, { search = '', as = eve as object } = {}) =>
  renderAccountPage({
    as,
    url: `/properties/manage/missing${search}`,
    load: loadMissingDetails,
    answers: { [LIST]: listed(...homes), ...answers },
    content: (data) => <MissingDetailsPage {...data} />,
  });
const fieldsOf = async (title: string) => within(await screen.findByRole('group', { name: title }));
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('saves what was typed for several homes together, and keeps what was refused with its reason', async () => {
  const cardiff = aHome('3', ['registrationNumber']);
  const { user, sent, replyWith } = open([aHome('1', ['epcRating']), aHome('2', ['epcRating']), cardiff]);
  expect((await screen.findByRole('link', { name: 'Home 1' })).getAttribute('href')).toBe(
    '/list-property?listing=1&field=epcRating',
  );
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await user.selectOptions((await fieldsOf('Home 1')).getByRole('combobox'), 'B');
  await user.type((await fieldsOf('Home 3')).getByRole('textbox'), ' 12345 ');
  const refused = { field: 'registrationNumber' as const, sentence: 'This isn’t a number of Rent Smart Wales.' };
  const homes = [
    { id: '1', outcome: 'saved', problems: [] },
    { id: '3', outcome: 'refused', problems: [refused] },
  ];
  replyWith(replyByCall({ [LIST]: listed(aHome('2', ['epcRating']), cardiff), [SAVE]: { homes, counts } }));
  await user.click(screen.getByRole('button', { name: 'Save 2 homes' }));
  expect(
    await screen.findByText('We’ve saved 1 home. We couldn’t save 1 home. The reasons are in the list.'),
  ).toBeTruthy();
  expect(sent.find(({ body }) => body)?.body).toEqual({
    homes: [
      { id: '1', epcRating: 'B' },
      { id: '3', registrationNumber: '12345' },
    ],
  });
  expect(titles()).toEqual(['Home 2', 'Home 3']);
  const number = (await fieldsOf('Home 3')).getByRole<HTMLInputElement>('textbox');
  expect(number.value).toBe(' 12345 ');
  expect(screen.getByText(refused.sentence)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save 1 home' })).toBeTruthy();
});

it('asks once for an agency’s own number, and adds it to every home that needs it', async () => {
  const [one, two] = [aHome('1', ['epcRating', 'agentRegistrationNumber']), aHome('2', ['agentRegistrationNumber'])];
  const { user, sent, replyWith } = open([one, two, aHome('3', ['epcRating'])]);
  await user.type(await screen.findByRole('textbox'), 'LARN1902001');
  const homes = ['1', '2'].map((id) => ({ id, outcome: 'saved', problems: [] }));
  replyWith(
    replyByCall({
      [LIST]: listed(aHome('1', ['epcRating']), aHome('3', ['epcRating'])),
      [SAVE]: { homes, counts },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Save 2 homes' }));
  expect(await screen.findByText('We’ve saved 2 homes.')).toBeTruthy();
  expect(sent.find(({ body }) => body)?.body).toEqual({
    homes: ['1', '2'].map((id) => ({ id, agentRegistrationNumber: 'LARN1902001' })),
  });
  expect(titles()).toEqual(['Home 1', 'Home 3']);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('keeps what was typed when no answer comes', async () => {
  const { user, replyWith } = open([aHome('1', ['epcRating'])]);
  const rating = (await fieldsOf('Home 1')).getByRole<HTMLSelectElement>('combobox');
  await user.selectOptions(rating, 'D');
  replyWith(new TypeError('Failed to fetch'));
  await user.click(screen.getByRole('button', { name: 'Save 1 home' }));
  expect(await screen.findByText('Network error. Please try again.')).toBeTruthy();
  expect(rating.value).toBe('D');
});

it('shows somebody who may not change homes what is missing, without fields', async () => {
  const viewer = { ...eve, team: { id: '7', name: 'Brook Lets', role: 'viewer' } };
  open([aHome('1', ['epcRating', 'registrationNumber'])], {}, { as: viewer });
  expect(await screen.findByText('Missing: EPC rating, Landlord registration number.')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Home 1' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
});

it('asks for homes that lack one thing, and says when none does', async () => {
  const { asked } = open([], {}, { search: '?missing=registrationNumber' });
  expect(await screen.findByText('Nothing is missing')).toBeTruthy();
  expect(asked('/api/properties/mine/missing')).toEqual(['/api/properties/mine/missing?missing=registrationNumber']);
});

it('says what homes wait for, with the way to add it', async () => {
  const waiting = { ...counts, epcRating: 12 };
  stubServer(replyByCall({ 'GET /api/properties/mine/missing/counts': waiting }));
  renderPage(<MissingNote />);
  expect(await screen.findByText(/^12 homes wait for an energy rating\./)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Add what’s missing' });
  expect(link.getAttribute('href')).toBe('/properties/manage/missing');
});

it.each([
  [['saved'], 'We’ve saved 1 home.', 'good'],
  [
    ['saved', 'in-review'],
    'We’ve saved 1 home. We’ve sent the changes to 1 home to a moderator, and they’ll show once they’re approved.',
    'good',
  ],
] as const)('says what became of %s', (outcomes, text, tone) => {
  expect(savedInWords(outcomes.map((outcome) => ({ outcome })))).toEqual({ text, tone });
});
