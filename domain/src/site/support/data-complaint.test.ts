import { describe, expect, it, test } from 'vitest';
import {
  acknowledgeBy,
  complaintMessage,
  dataComplaintFields,
  dataComplaintRefusal,
  MAX_COMPLAINT_TEXT,
} from './data-complaint.ts';

const complaint = {
  name: 'Maya Reed',
  email: 'maya@tenant.example',
  whatHappened: 'You still write to an address I took back.',
  wanted: 'Please delete it.',
};

describe('a complaint about data', () => {
  it('is accepted when complete', () => {
    expect(dataComplaintRefusal(complaint)).toBeNull();
  });

  it.each(dataComplaintFields)('needs %s', (name) => {
    const refusal = dataComplaintRefusal({ ...complaint, [name]: ' ' });
    expect(refusal?.message).toBe('Please fill in all required fields.');
    expect(Object.keys(refusal?.fields ?? {})).toEqual([name]);
  });

  it.each([
    ['email', 'maya@'],
    ['name', 'x'.repeat(161)],
    ['whatHappened', 'x'.repeat(MAX_COMPLAINT_TEXT + 1)],
    ['wanted', 'x'.repeat(MAX_COMPLAINT_TEXT + 1)],
  ])('with a %s that makes no sense is refused at that field', (name, value) => {
    expect(Object.keys(dataComplaintRefusal({ ...complaint, [name]: value })?.fields ?? {})).toEqual([name]);
  });

  it('becomes one message with both answers', () => {
    const message = complaintMessage(complaint);
    expect(message.indexOf(complaint.whatHappened)).toBeLessThan(message.indexOf(complaint.wanted));
  });
});

test('has to be acknowledged within 30 days', () => {
  expect(acknowledgeBy(new Date('2026-11-15T10:00:00Z'))).toEqual(new Date('2026-12-15T10:00:00Z'));
});
