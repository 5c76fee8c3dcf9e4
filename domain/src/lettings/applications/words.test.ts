import { describe, expect, it } from 'vitest';
import { applicationStatuses } from './lifecycle.ts';
import { applicationWords } from './words.ts';

describe.each(['tenant', 'lister'] as const)('to the %s', (side) => {
  it.each(['label', 'step'] as const)('every state has a %s of its own', (kind) => {
    const said = applicationStatuses.map((status) => applicationWords[side][status][kind]);
    expect(new Set(said).size).toBe(applicationStatuses.length);
  });
});

it('calls what one has sent new to whom it was sent', () => {
  expect(applicationWords.tenant.sent.label).toBe('Sent');
  expect(applicationWords.lister.sent.label).toBe('New');
});
