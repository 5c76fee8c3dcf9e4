import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TabList } from './tabs.tsx';

const tabs = ['users', 'tickets', 'listings', 'reports'].map((value) => ({ value, label: value }));

it('moves by one tab for each arrow key, even while the selected one still loads', async () => {
  const chosen: string[] = [];
  // The selection does not follow, as while a page loads.
  render(<TabList id="admin" label="Parts" tabs={tabs} selected="users" onSelect={(value) => chosen.push(value)} />);
  screen.getByRole('tab', { name: 'users' }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{End}{ArrowRight}');
  expect(chosen).toEqual(['tickets', 'listings', 'tickets', 'reports', 'users']);
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'users' }));
});
