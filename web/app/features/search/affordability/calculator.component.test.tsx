import { affordabilitySentences, MOST_PEOPLE } from '@letfair/domain/search/affordability/affordability';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { AffordabilityPage } from './index.ts';

function open() {
  const server = stubServer(replies.success(null));
  return { ...server, ...renderPage(<AffordabilityPage />, '/affordability') };
}
const incomes = () => screen.getAllByLabelText('Income before tax');
const rowOf = (name: string | RegExp) => within(screen.getByRole('table')).getByRole('row', { name });

it('works out the highest rent and what is left, without sending anything', async () => {
  const { user, sent } = open();
  expect(screen.getByText('Enter an income to see what you could rent for.')).toBeTruthy();
  await user.type(incomes()[0]!, '£36,000');
  expect(screen.getByRole('heading', { name: 'You could rent for up to £1,200 pcm' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'See homes up to £1,200 pcm' });
  expect(link.getAttribute('href')).toBe('/properties?maxBudget=1200');
  expect(rowOf(/^Rent/).textContent).toContain('−£1,200');
  expect(rowOf(/About what’s left/).textContent).toMatch(/£\d+/);
  expect(sent).toEqual([]);
  expect(screen.queryByRole('form')).toBeNull();
});

it('takes an income by the month', async () => {
  const { user } = open();
  await user.type(incomes()[0]!, '3000');
  await user.selectOptions(screen.getByLabelText('How often'), 'month');
  expect(screen.getByRole('heading', { name: 'You could rent for up to £1,200 pcm' })).toBeTruthy();
});

it('adds people who share, and takes them away again with what they typed', async () => {
  const { user } = open();
  await user.type(incomes()[0]!, '24000');
  await user.click(screen.getByRole('button', { name: 'Add someone to share with' }));
  await user.type(incomes()[1]!, '36000');
  expect(screen.getByRole('heading', { name: 'You could rent for up to £2,000 pcm' })).toBeTruthy();
  expect(screen.getByText(/£1,000 split equally, £800 split by income/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove person 1' }));
  expect(incomes()).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'You could rent for up to £1,200 pcm' })).toBeTruthy();
  for (let people = 1; people < MOST_PEOPLE; people++)
    await user.click(screen.getByRole('button', { name: 'Add someone to share with' }));
  expect(incomes()).toHaveLength(MOST_PEOPLE);
  expect(screen.queryByRole('button', { name: 'Add someone to share with' })).toBeNull();
});

it('says what a guarantor would need for a rent that is too high', async () => {
  const { user } = open();
  await user.type(incomes()[0]!, '30000');
  await user.type(screen.getByLabelText(/Rent you have in mind/), '1500');
  expect(screen.getByText(/you’d usually need £45,000 a year/).textContent).toContain('£54,000');
  expect(screen.getByRole('link', { name: 'See homes up to £1,000 pcm' })).toBeTruthy();
});

it('refuses what is no amount beside its field', async () => {
  const { user } = open();
  await user.type(incomes()[0]!, 'lots');
  expect(screen.getByText(affordabilitySentences.notANumber)).toBeTruthy();
  expect(incomes()[0]!.getAttribute('aria-invalid')).toBe('true');
  await user.clear(incomes()[0]!);
  await user.type(incomes()[0]!, '9000000');
  expect(screen.getByText(affordabilitySentences.tooMuch)).toBeTruthy();
});
