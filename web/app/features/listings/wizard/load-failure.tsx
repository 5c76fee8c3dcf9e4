import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';

interface LoadFailureProps {
  readonly title: string;
  readonly sentence: string;
  readonly onRetry: () => void;
}

export const LoadFailure = ({ title, sentence, onRetry }: LoadFailureProps) => (
  <>
    <PageHeading title={title} />
    <Alert>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p>{sentence}</p>
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
        <TextLink to="/dashboard">Back to the dashboard</TextLink>
      </div>
    </Alert>
  </>
);
