import type { Application } from '@letfair/contract/applications';
import { type SharedField, sharedFields } from '@letfair/domain/applications/application-form';
import { formatDate } from '../../lib/dates.ts';
import { employmentLabels, fieldLabels } from './application-words.ts';

type SharedProfile = Application['profile'];

export interface ProfileFact {
  readonly field: SharedField;
  readonly label: string;
  /** Null when the tenant keeps it to themselves. */
  readonly value: string | null;
}

/** Everything an application can tell about a household, in a fixed order. */
export const profileFacts = (profile: SharedProfile): readonly ProfileFact[] =>
  sharedFields.map((field) => ({ field, label: fieldLabels[field], value: said(profile, field) }));

function said(profile: SharedProfile, field: SharedField): string | null {
  switch (field) {
    case 'moveInDate':
      return profile.moveInDate ? formatDate(profile.moveInDate) : null;
    case 'people':
      return profile.people ? String(profile.people) : null;
    case 'employment':
      return profile.employment ? employmentLabels[profile.employment] : null;
    case 'pets':
      // Shown and empty says that there are none; not shown says nothing.
      return profile.pets === undefined ? null : profile.pets.trim() || 'None';
    case 'note':
      return profile.note?.trim() || null;
  }
}
