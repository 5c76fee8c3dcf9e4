import { expect, test } from 'vitest';
import { passwordProblems } from './password-problems.ts';

const fine = {
  currentPassword: 'a quiet street in Leeds',
  newPassword: 'a louder street in York',
  confirmPassword: 'a louder street in York',
};

test('a new password that is long enough and typed twice is fine', () => {
  expect(passwordProblems(fine)).toEqual({});
});

test('the current password is needed', () => {
  expect(passwordProblems({ ...fine, currentPassword: '' })).toEqual({
    currentPassword: 'Enter your current password.',
  });
});

test('a short one is refused in the words of the sign-up', () => {
  expect(passwordProblems({ ...fine, newPassword: 'short 7', confirmPassword: 'short 7' })).toEqual({
    newPassword: 'Use at least 8 characters for your password.',
  });
});

test('a slip in the second one is told', () => {
  expect(passwordProblems({ ...fine, confirmPassword: 'a louder street in york' })).toEqual({
    confirmPassword: 'The two new passwords don’t match.',
  });
});
