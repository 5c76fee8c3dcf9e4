import { expect, test } from 'vitest';
import { profileToasts, saveOutcome } from './save-outcome.ts';

test('what was saved comes back as the server has it', () => {
  expect(saveOutcome({ answer: { success: true, data: { firstName: 'Maya' } } })).toEqual({
    kind: 'saved',
    data: { firstName: 'Maya' },
  });
});

test('success is told in the words of the document', () => {
  expect(profileToasts.saved).toEqual({
    title: 'Profile Updated',
    description: 'Your profile has been updated successfully.',
  });
  expect(profileToasts.savedWithNewEmail.description).toBe(
    'Profile updated successfully. Please verify your new email address.',
  );
});

test('a refusal is told in the words of the server, and under its fields', () => {
  const fields = { phone: 'Enter a phone number with 7 to 15 digits.' };
  expect(
    saveOutcome({ answer: { success: false, message: 'Check the phone.', error: { code: 'invalid', fields } } }),
  ).toEqual({ kind: 'refused', fields, toast: { title: 'Update Failed', description: 'Check the phone.' } });
});

test('a refusal without a reason still says that it failed', () => {
  expect(saveOutcome({ answer: { success: false, message: '', error: { code: 'internal' } } })).toMatchObject({
    toast: { title: 'Update Failed', description: 'Failed to update profile' },
  });
});

test('a lost connection is told as such', () => {
  expect(saveOutcome({ error: new TypeError('Failed to fetch') })).toEqual({
    kind: 'refused',
    fields: {},
    toast: { title: 'Error', description: 'Network error. Please try again.' },
  });
});

test('whoever has been signed out meanwhile is told that and nothing else', () => {
  const answer = { success: false, message: 'Please sign in.', error: { code: 'unauthenticated' } } as const;
  expect(saveOutcome({ answer })).toMatchObject({ toast: null });
});
