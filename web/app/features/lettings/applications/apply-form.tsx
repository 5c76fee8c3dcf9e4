import {
  employments,
  MAX_NOTE,
  MAX_PEOPLE,
  MAX_PETS,
  offerSentence,
  type RenterProfile,
  type SharedField,
} from '@letfair/domain/lettings/applications/application-form';
import { formatRent } from '@letfair/domain/money';
import type { ReactNode } from 'react';
import { problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Form, FormButtons } from '../../../ui/forms/form.tsx';
import { SelectField } from '../../../ui/forms/select.tsx';
import { DateField, TextArea, TextField } from '../../../ui/forms/text-fields.tsx';
import { api, SessionEndedNote, useTypedText } from '../../accounts/session/index.ts';
import { employmentLabels } from './application-texts.ts';
import { LettingQuestions } from './letting-questions.tsx';
import { type AppliedHome, readApplication } from './read-application.ts';

interface ApplyFormProps {
  readonly home: AppliedHome;
  readonly profile: RenterProfile;
  readonly onSent: () => void;
}

const FAILED = 'We couldn’t send your application. Please try again.';

export function ApplyForm({
  home: { propertyId, price, nation, notices, listerType },
  profile,
  onSent,
}: ApplyFormProps) {
  const form = useForm({
    initial: {
      ...profile,
      people: profile.people ? String(profile.people) : '',
      offer: '',
      companyName: '',
      companyNumber: '',
      placeOfStudy: '',
      understood: '',
    },
    read: (values, data) => {
      const chosen = (name: string) => data.getAll(name).map(String);
      return readApplication(values, { share: chosen('share'), understood: chosen('understood') }, notices);
    },
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
    keep: useTypedText(`application:${propertyId}`),
  });

  const offer = form.field('offer');
  return (
    // The alert stands beside the button, because the fields above it are a long way up.
    <Form form={{ ...form, message: '' }}>
      <LettingQuestions notices={notices} field={form.field} />
      <p className="text-muted">
        Tell the {listerType} anything that will help them decide. Everything below is optional, and we only show them
        what you leave ticked. We don’t score your answers, and we’ll keep them for the next time you apply.
      </p>
      <ProfileFields field={form.field} listerType={listerType} />
      <TextField
        {...offer}
        label="Your offer (£ a month)"
        prefix="£"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        optional
        hint={`The advertised rent is ${formatRent(price)}. Leave this blank if that’s fine with you.`}
        note={!offer.error && bidsAreUnlawful(nation) && <p className="text-sm text-muted">{offerSentence}</p>}
      />
      {form.message && form.message !== offer.error && <Alert>{form.message}</Alert>}
      <SessionEndedNote next={`/properties/${encodeURIComponent(propertyId)}#apply`} />
      <Note>Never send money or copies of documents until you’ve seen the home and know who’s letting it.</Note>
      <FormButtons form={form} busy="Sending...">
        Send application
      </FormButtons>
    </Form>
  );
}

/** England's ban on bidding above the advertised rent also applies where the nation is unknown. */
const bidsAreUnlawful = (nation: AppliedHome['nation']): boolean => nation === 'england' || nation === null;

type FieldProps = { name: string; defaultValue: string; error: string | undefined };

interface Question {
  /** Completes "Show the landlord …". */
  readonly shown: string;
  readonly render: (field: FieldProps) => ReactNode;
}

const work = employments.map((value) => ({ value, label: employmentLabels[value] }));
const count = { type: 'number', inputMode: 'numeric', min: 1, max: MAX_PEOPLE } as const;
const petsHint = 'For example, one cat. Leave this blank if you don’t have any.';
const noteHint = 'Leave out bank details, ID documents and anything you wouldn’t tell a stranger.';

const questions: Readonly<Record<SharedField, Question>> = {
  moveInDate: {
    shown: 'my move-in date',
    render: (field) => <DateField {...field} label="When you’d like to move in" optional />,
  },
  people: {
    shown: 'how many people',
    render: (field) => <TextField {...field} {...count} label="How many people would live there" optional />,
  },
  employment: {
    shown: 'my work',
    render: (field) => <SelectField {...field} label="Your work" prompt="Prefer not to say" options={work} optional />,
  },
  pets: {
    shown: 'my answer about pets',
    render: (field) => <TextField {...field} label="Pets" hint={petsHint} maxLength={MAX_PETS} optional />,
  },
  note: {
    shown: 'my note',
    render: (field) => (
      <TextArea {...field} label="Anything else" hint={noteHint} rows={4} maxLength={MAX_NOTE} optional />
    ),
  },
};
const names = Object.keys(questions) as SharedField[];

interface ProfileFieldsProps extends Pick<AppliedHome, 'listerType'> {
  readonly field: (name: SharedField) => FieldProps;
}

const ProfileFields = ({ field, listerType }: ProfileFieldsProps) =>
  names.map((name) => (
    <div key={name} className="grid gap-2.5">
      {questions[name].render(field(name))}
      <Checkbox name="share" value={name} label={`Show the ${listerType} ${questions[name].shown}`} defaultChecked />
    </div>
  ));
