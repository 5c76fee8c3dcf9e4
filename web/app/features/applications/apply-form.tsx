import { offerSentence, type RenterProfile } from '@letfair/domain/applications/application-form';
import { formatRent } from '@letfair/domain/money';
import { useState } from 'react';
import { formTexts } from '../../lib/form-values.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Note } from '../../ui/feedback/note.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import type { AppliedHome } from './applied-home.ts';
import { readApplication } from './filled-in.ts';
import { ProfileFields } from './profile-fields.tsx';
import type { useApply } from './use-apply.ts';

interface ApplyFormProps extends Pick<ReturnType<typeof useApply>, 'busy' | 'refusal' | 'apply'> {
  readonly home: AppliedHome;
  readonly profile: RenterProfile;
}

const noErrors: Readonly<Record<string, string>> = {};

export function ApplyForm({ home: { price, nation }, profile, busy, refusal, apply }: ApplyFormProps) {
  const [mistakes, setMistakes] = useState(noErrors);
  const [read, setRead] = useState(false);
  // What the server said counts until the form is sent again.
  const errors = read ? (refusal?.fields ?? noErrors) : mistakes;

  function send(form: HTMLFormElement) {
    const shared = new FormData(form).getAll('share').map(String);
    const reading = readApplication({ text: formTexts(form), shared });
    setRead(reading.ok);
    setMistakes(reading.ok ? noErrors : reading.errors);
    if (reading.ok) void apply(reading.filledIn);
  }

  return (
    <Form onSubmit={send} errors={errors}>
      <p className="text-muted">
        Tell the lister what helps them decide. Nothing here is required, what you leave unticked stays with you, and no
        score is made of it. Your answers are kept for the next time you apply.
      </p>
      <ProfileFields profile={profile} errors={errors} />
      <TextField
        name="offer"
        label="Your offer, £ a month"
        prefix="£"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        optional
        hint={`The advertised rent is ${formatRent(price)}. Leave this empty to accept it.`}
        note={bidsAreUnlawful(nation) && <p className="text-sm text-muted">{offerSentence}</p>}
        error={errors.offer}
      />
      {read && refusal && !busy && <Alert>{refusal.sentence}</Alert>}
      <Note>Never send money or copies of documents before you have seen the home and know who lets it.</Note>
      <div>
        <Button type="submit" variant="accent" busy={busy && 'Sending...'}>
          Send application
        </Button>
      </div>
    </Form>
  );
}

/** Where the border leaves the nation open, the stricter rule holds. */
const bidsAreUnlawful = (nation: AppliedHome['nation']): boolean => nation === 'england' || nation === null;
