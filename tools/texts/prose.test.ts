import { expect, test } from 'vitest';
import { isLabel, isProse } from './prose.ts';

test.for([
  'There is no such home.',
  '{name} wrote to you',
  'zoom in',
  'from £500 a month',
  '“{title}” is live',
  'Create an API key; its secret is shown once',
  'Use a day such as 2026-12-03.',
])('“%s” is read by people', (text) => expect(isProse(text)).toBe(true));

test.for([
  'grid gap-2 text-muted',
  'flex items-center',
  'select id from homes where id = 1',
  'create index homes_rent on homes (rent)',
  'SET LOCAL lock_timeout = 1',
  'margin:4px 0 0;color:#56646b',
  '<?xml version="1.0" encoding="UTF-8"?>',
  'homes.created_at desc nulls last',
  'text/html; charset=utf-8',
  '(min-width: 40rem) 50vw',
  '(pointer: coarse) and (max-width: 40rem)',
  '(width < 64rem)',
  '"Figtree Variable", sans-serif',
  'try { if ({isStored}) document.documentElement.dataset.signedIn = 1; } catch {}',
  'M12 3 L4 5',
  '{a} {b}',
  '<link data-held="{mark}"{attributes}>',
  'a[href], button:enabled, input:enabled',
  'pending',
  '(?:deposit|rent|fees?) (?:first|now)',
  'margin:0 0 16px;padding:16px',
  "secret_key like 'enc1:%'",
  'listing.id as home_id',
])('“%s” is read by programs', (text) => expect(isProse(text)).toBe(false));

test('a label may be one word', () => {
  expect(isLabel('Email')).toBe(true);
  expect(isLabel('pending')).toBe(false);
});
