import {
  employments,
  MAX_NOTE,
  MAX_PEOPLE,
  MAX_PETS,
  type RenterProfile,
  type SharedField,
} from '@letfair/domain/applications/application-form';
import type { ReactNode } from 'react';
import { fieldsOf } from '../../lib/fields-of.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { SelectField } from '../../ui/forms/select.tsx';
import { DateField, TextArea, TextField } from '../../ui/forms/text-fields.tsx';
import { employmentLabels } from './application-words.ts';

interface ProfileFieldsProps {
  readonly profile: RenterProfile;
  readonly errors: Readonly<Record<string, string>>;
}

const work = employments.map((value) => ({ value, label: employmentLabels[value] }));

/** What a tenant may tell, and for each answer whether this lister sees it. */
export function ProfileFields({ profile, errors }: ProfileFieldsProps) {
  const field = fieldsOf(profile, errors);
  return (
    <>
      <Shareable field="moveInDate" label="Show the move-in date to this lister">
        <DateField {...field('moveInDate')} label="When you would like to move in" optional />
      </Shareable>
      <Shareable field="people" label="Show the number of people to this lister">
        <TextField
          {...field('people')}
          label="How many people would live there"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_PEOPLE}
          defaultValue={profile.people ?? ''}
          optional
        />
      </Shareable>
      <Shareable field="employment" label="Show your work to this lister">
        <SelectField
          {...field('employment')}
          label="Work, in broad terms"
          prompt="Rather not say"
          options={work}
          optional
        />
      </Shareable>
      <Shareable field="pets" label="Show your answer about pets to this lister">
        <TextField
          {...field('pets')}
          label="Pets"
          hint="Which animals would live with you. Empty means none."
          maxLength={MAX_PETS}
          optional
        />
      </Shareable>
      <Shareable field="note" label="Show the note to this lister">
        <TextArea
          {...field('note')}
          label="A note"
          hint="Leave out bank details, identity papers and anything you would not tell a stranger."
          rows={4}
          maxLength={MAX_NOTE}
          optional
        />
      </Shareable>
    </>
  );
}

interface ShareableProps {
  readonly field: SharedField;
  readonly label: string;
  readonly children: ReactNode;
}

const Shareable = ({ field, label, children }: ShareableProps) => (
  <div className="grid gap-2.5">
    {children}
    <Checkbox name="share" value={field} label={label} defaultChecked />
  </div>
);
