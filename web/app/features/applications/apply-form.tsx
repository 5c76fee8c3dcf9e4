import {
  employments,
  MAX_NOTE,
  MAX_PEOPLE,
  MAX_PETS,
  offerSentence,
  type RenterProfile,
  type SharedField,
} from '@letfair/domain/applications/application-form';
import { formatRent } from '@letfair/domain/money';
import type { ReactNode } from 'react';
import { problem, problemOf, useForm } from '../../lib/forms/use-form.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { SelectField } from '../../ui/forms/select.tsx';
import { DateField, TextArea, TextField } from '../../ui/forms/text-fields.tsx';
import { api } from '../session/index.ts';
import { employmentLabels } from './application-texts.ts';
import { type AppliedHome, readApplication } from './read-application.ts';

interface ApplyFormProps {
  readonly home: AppliedHome;
  readonly profile: RenterProfile;
  readonly onSent: () => void;
}

const FAILED = 'Your application could not be sent. Please try again.';

export function ApplyForm({ home: { propertyId, price, nation }, profile, onSent }: ApplyFormProps) {
  const form = useForm({
    initial: { ...profile, people: profile.people ? String(profile.people) : '', offer: '' },
    read: (values, data) => readApplication(values, data.getAll('share').map(String)),
    check: (reading) => (reading.ok ? null : problem('', reading.errors)),
    send: async (reading, options) => {
      if (!reading.ok) return null;
      const { profile: body, ...application } = reading.filledIn;
      const saved = await api.applications.saveProfile({ body });
      const answer = saved.success
        ? await api.applications.apply({ body: { propertyId, ...application } }, options)
        : saved;
      if (!answer.success) return problemOf(answer, FAILED);
      onSent();
      return null;
    },
    onUnreachable: () => problem(FAILED),
  });

  return (
    // The alert stands beside the button, because the fields above it are a long way up.
    <Form form={{ ...form, message: '' }}>
      <p className="text-muted">
        Tell the lister what helps them decide. Nothing here is required, what you leave unticked stays with you, and no
        score is made of it. Your answers are kept for the next time you apply.
      </p>
      <ProfileFields field={form.field} />
      <TextField
        {...form.field('offer')}
        label="Your offer, £ a month"
        prefix="£"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        optional
        hint={`The advertised rent is ${formatRent(price)}. Leave this empty to accept it.`}
        note={bidsAreUnlawful(nation) && <p className="text-sm text-muted">{offerSentence}</p>}
      />
      {form.message && <Alert>{form.message}</Alert>}
      <Note>Never send money or copies of documents before you have seen the home and know who lets it.</Note>
      <div>
        <Button type="submit" variant="accent" busy={form.isBusy && 'Sending...'}>
          Send application
        </Button>
      </div>
    </Form>
  );
}

/** England's ban on bidding above the advertised rent also applies where the nation is unknown. */
const bidsAreUnlawful = (nation: AppliedHome['nation']): boolean => nation === 'england' || nation === null;

interface ProfileFieldsProps {
  readonly field: (name: keyof RenterProfile) => { name: string; defaultValue: string; error: string | undefined };
}

const work = employments.map((value) => ({ value, label: employmentLabels[value] }));

function ProfileFields({ field }: ProfileFieldsProps) {
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
