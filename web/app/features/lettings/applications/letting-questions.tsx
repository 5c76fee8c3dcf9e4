import {
  MAX_COMPANY_NAME,
  MAX_COMPANY_NUMBER,
  MAX_PLACE_OF_STUDY,
} from '@letfair/domain/lettings/applications/claim-answers';
import { Note } from '../../../ui/feedback/note.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { TextField } from '../../../ui/forms/text-fields.tsx';
import type { AppliedHome } from './read-application.ts';

type Name = 'companyName' | 'companyNumber' | 'placeOfStudy' | 'understood';
interface LettingQuestionsProps extends Pick<AppliedHome, 'notices'> {
  readonly field: (name: Name) => { name: string; defaultValue: string; error: string | undefined };
}

/** What an applicant has to know, confirm and answer where the home is no ordinary letting. */
export const LettingQuestions = ({ notices, field }: LettingQuestionsProps) =>
  notices.map(({ claim, title, text, confirm }, at) => (
    <section key={claim} aria-label={title} className="grid gap-4">
      <Note>
        <p>
          <strong className="font-semibold">{title}.</strong> {text}
        </p>
      </Note>
      {claim === 'company-let' && (
        <>
          <TextField
            {...field('companyName')}
            label="Company name"
            autoComplete="organization"
            maxLength={MAX_COMPANY_NAME}
          />
          <TextField
            {...field('companyNumber')}
            label="Company number"
            hint="From Companies House. It’s 8 digits, or 2 letters and 6 digits."
            autoComplete="off"
            maxLength={MAX_COMPANY_NUMBER}
          />
        </>
      )}
      {claim === 'student-block' && (
        <TextField
          {...field('placeOfStudy')}
          label="University or college"
          autoComplete="off"
          maxLength={MAX_PLACE_OF_STUDY}
        />
      )}
      <Checkbox
        name="understood"
        value={claim}
        label={confirm}
        error={at === 0 ? field('understood').error : undefined}
      />
    </section>
  ));
