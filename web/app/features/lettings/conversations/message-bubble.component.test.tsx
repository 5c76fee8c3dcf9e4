import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MessageBubble, MessageWarnings } from './message-bubble.tsx';

const show = (content: string) =>
  render(
    <ul>
      <MessageBubble from="Ines B." content={content} attachments={[]} foot="10am" />
    </ul>,
  );

it('shows what someone wrote as typed, never as markup', () => {
  const { container } = show('<img src=x onerror=alert(1)>\nsecond line');
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText(/<img src=x onerror=alert\(1\)>\s+second line/)).toBeTruthy();
});

it('leads nowhere until the reader has asked for a link, and then says whose it is', async () => {
  const user = userEvent.setup({ delay: null });
  show('See https://letfair.example.evil.test/home?id=1.');
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show link' }));
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('https://letfair.example.evil.test/home?id=1');
  expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual([
    'noopener noreferrer nofollow ugc',
    '_blank',
  ]);
  expect(link.textContent).toContain('(letfair.example.evil.test)');
});

const report = vi.fn();
const warnings = (content: string, hasViewing = false) => (
  <MessageWarnings content={content} hasViewing={hasViewing} onReport={report} />
);

it('warns of a request for money and of another way to talk, and of nothing else', () => {
  const { rerender } = render(warnings('Send it by Western Union and write to me on WhatsApp.'));
  expect(screen.getByRole('note').textContent).toMatch(/Never send money.*talk elsewhere/);
  rerender(warnings('See you on Friday: https://letfair.example'));
  expect(screen.queryByRole('note')).toBeNull();
});

it('accepts contact details once a viewing is booked', () => {
  render(warnings('Write to me on WhatsApp.', true));
  expect(screen.queryByRole('note')).toBeNull();
});

it('offers to report a message beside its warning', async () => {
  render(warnings('Send it by Western Union.'));
  await userEvent.click(screen.getByRole('button', { name: 'Report this message' }));
  expect(report).toHaveBeenCalledOnce();
});
