import { describe, expect, it, test } from 'vitest';
import type { SessionUser } from '../session/index.ts';
import {
  fieldsOf,
  isEdited,
  noEdits,
  type ProfileEdits,
  photoProblem,
  profileBody,
  shownPhoto,
  withoutSaved,
} from './profile-form-state.ts';

const maya: SessionUser = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@tenant.example',
  phone: '020 7946 0123',
  userType: 'tenant',
  profilePhoto: '/photos/maya.webp',
};
const renamed: ProfileEdits = { ...noEdits, fields: { firstName: ' May ' } };
const chosen: ProfileEdits = { ...noEdits, photo: { kind: 'chosen', data: 'data:image/png;base64,AA==' } };
const removed: ProfileEdits = { ...noEdits, photo: { kind: 'removed' } };

describe('what is shown', () => {
  it('is the user as the server has them, and what was typed over it', () => {
    expect(fieldsOf(maya, renamed)).toEqual({
      firstName: ' May ',
      lastName: 'Okafor',
      email: 'maya@tenant.example',
      phone: '020 7946 0123',
    });
  });

  it('follows a change made elsewhere, except where something was typed', () => {
    const elsewhere = { ...maya, firstName: 'Maia', lastName: 'Field' };
    expect(fieldsOf(elsewhere, renamed)).toMatchObject({ firstName: ' May ', lastName: 'Field' });
  });

  it('is the chosen photo before it is saved', () => {
    expect(shownPhoto(maya, noEdits)).toBe('/photos/maya.webp');
    expect(shownPhoto(maya, chosen)).toBe('data:image/png;base64,AA==');
    expect(shownPhoto(maya, removed)).toBeNull();
  });
});

describe('there is something to save', () => {
  it.each([
    ['when a name is another', renamed, true],
    ['when a photo was chosen', chosen, true],
    ['when the photo was removed', removed, true],
    ['not when nothing was touched', noEdits, false],
    ['not when the old text was typed again', { ...noEdits, fields: { firstName: 'Maya' } }, false],
  ])('%s', (_, edits, expected) => expect(isEdited(maya, edits)).toBe(expected));

  it('not when there was no photo to remove', () => {
    expect(isEdited({ ...maya, profilePhoto: null }, removed)).toBe(false);
  });

  it('only of what was typed while the rest was being saved', () => {
    const saved: ProfileEdits = { fields: { firstName: 'May', phone: '1' }, photo: chosen.photo };
    const now: ProfileEdits = { fields: { firstName: 'May', phone: '12' }, photo: chosen.photo };
    expect(withoutSaved(now, saved)).toEqual({ fields: { phone: '12' }, photo: { kind: 'none' } });
    expect(withoutSaved({ ...now, photo: removed.photo }, saved).photo).toEqual({ kind: 'removed' });
  });
});

describe('what is sent', () => {
  it('has no spaces around it', () => {
    expect(profileBody(maya, renamed)).toEqual({
      firstName: 'May',
      lastName: 'Okafor',
      phone: '020 7946 0123',
      email: 'maya@tenant.example',
      profilePhoto: '/photos/maya.webp',
    });
  });

  it('holds the data of a new photo, or null for none', () => {
    expect(profileBody(maya, chosen).profilePhoto).toBe('data:image/png;base64,AA==');
    expect(profileBody(maya, removed).profilePhoto).toBeNull();
  });
});

test('a photo is a picture of at most 5 MB', () => {
  const size = 5 * 1024 * 1024;
  expect(photoProblem({ type: 'image/png', size })).toBeNull();
  expect(photoProblem({ type: 'image/jpeg', size: size + 1 })).toEqual({
    title: 'File too large',
    description: 'Please select an image smaller than 5MB',
  });
  for (const type of ['application/pdf', 'text/plain', ''])
    expect(photoProblem({ type, size: 1 })).toEqual({
      title: 'Invalid file type',
      description: 'Please select an image file',
    });
});
