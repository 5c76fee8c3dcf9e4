import { TextLink } from '../../ui/actions/links.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import type { SubmissionOutcome } from './submission-outcome.ts';

interface RefusedAlertProps extends Pick<SubmissionOutcome, 'reasons' | 'listedBefore'> {
  readonly draftId: string | null;
}

/** What the server objects to, and the way to where it can be mended. */
export const RefusedAlert = ({ reasons, listedBefore, draftId }: RefusedAlertProps) => (
  <Alert>
    <p className="font-semibold">The listing was not accepted:</p>
    <ul className="my-2 list-disc pl-5">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
    {listedBefore ? (
      <TextLink to="/properties/manage">See your properties</TextLink>
    ) : (
      <TextLink to={draftId ? `/list-property?draft=${encodeURIComponent(draftId)}` : '/list-property'}>
        Go back and change it
      </TextLink>
    )}
  </Alert>
);
