import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

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
