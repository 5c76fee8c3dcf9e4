import { describe, expect, it } from 'vitest';
import { problem } from '../../../lib/forms/use-form.ts';
import { dismissToast, toastNow } from '../../../ui/feedback/toast-store.ts';
import { profileToasts, refusalOf, tellByToast } from './save-problems.ts';

const fields = { phone: 'Enter a phone number with 7 to 15 digits.' };

describe('saving a part of the profile', () => {
  it('confirms in the documented words', () => {
    expect(profileToasts.saved).toEqual({
      title: 'Profile Updated',
      description: 'Your profile has been updated successfully.',
    });
    expect(profileToasts.savedWithNewEmail.description).toBe(
      'Profile updated successfully. Please verify your new email address.',
    );
  });

  it('tells a refusal in the words of the server, and under its fields', () => {
    const refused = refusalOf({ message: 'Check the phone.', error: { code: 'invalid', fields } });
    expect(tellByToast(refused, 'server')).toEqual({ message: '', fields });
    expect(toastNow()).toEqual({ title: 'Update Failed', description: 'Check the phone.' });
  });

  it('tells a refusal without a reason', () => {
    expect(refusalOf({ message: '', error: { code: 'internal' } }).message).toBe('Failed to update profile');
  });

  it('tells a lost connection as such', () => {
    tellByToast(problem('unused'), 'network');
    expect(toastNow()).toEqual({ title: 'Error', description: 'Network error. Please try again.' });
  });

  it('tells a mistake found before sending under its field', () => {
    expect(tellByToast(problem('', fields), 'check')).toEqual({ message: '', fields });
    expect(toastNow()).toEqual({ title: 'Validation Error', description: 'Please fix the errors below' });
  });

  it('leaves it to the session to tell that it has ended', () => {
    dismissToast();
    tellByToast(refusalOf({ message: 'Please sign in.', error: { code: 'unauthenticated' } }), 'server');
    expect(toastNow()).toBeNull();
  });
});
