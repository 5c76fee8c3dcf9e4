import { describe, expect, it } from 'vitest';
import { applicationStatuses } from './lifecycle.ts';
import { applicationStepInWords, applicationWords } from './words.ts';

describe.each(['tenant', 'lister'] as const)('to the %s', (side) => {
  it('every state has a label of its own', () => {
    const labels = applicationStatuses.map((status) => applicationWords[side][status].label);
    expect(new Set(labels).size).toBe(applicationStatuses.length);
  });

  it('every state has a step of its own', () => {
    const steps = applicationStatuses.map((status) => applicationStepInWords(side, status, 'landlord'));
    expect(new Set(steps).size).toBe(applicationStatuses.length);
  });
});

it('calls what one has sent new to whom it was sent', () => {
  expect(applicationWords.tenant.sent.label).toBe('Sent');
  expect(applicationWords.lister.sent.label).toBe('New');
});

it('tells the tenant whether a landlord or an agent has taken a step', () => {
  expect(applicationStepInWords('tenant', 'seen', 'landlord')).toBe('Read by the landlord');
  expect(applicationStepInWords('tenant', 'shortlisted', 'agent')).toBe('Shortlisted by the agent');
  expect(applicationStepInWords('lister', 'seen', 'agent')).toBe('You opened it');
});
