import { type AppealKind, appealedMeasures, measureAppealedAs } from '@letfair/domain/trust/moderation/appeals';
import { CircleHelp } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { formatDate } from '../../../lib/dates.ts';
import { useAnswer } from '../../../lib/network/use-answer.ts';
import { LinkButton } from '../../../ui/actions/links.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { ListPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { Container } from '../../../ui/layout/container.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { api } from '../../accounts/session/index.ts';
import { AppealForm } from './appeal-form.tsx';
import { AppealState } from './appeal-state.tsx';

type Opened = Awaited<ReturnType<typeof api.appeals.openLink>>;

const contact = <LinkButton to="/contact">Contact us</LinkButton>;

/** Where the link in the mail about a measure leads: whoever is suspended cannot sign in. */
export function MeasureAppeal() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { data, refused, hasFailed, load } = useAnswer(
    (signal) => api.appeals.openLink({ body: { token } }, { signal }),
    token,
  );

  if (refused)
    return (
      <Container width="form">
        <EmptyState icon={CircleHelp} title="This link doesn’t work" level="h1" actions={contact}>
          {refused.message}
        </EmptyState>
      </Container>
    );
  return (
    <Container width="form">
      <div className="grid gap-6 py-10">
        <PageHeading title="Appeal against a decision" subtitle="We’ll look at it again." />
        {!data && !hasFailed && <ListPlaceholder entry="fact" count={4} />}
        {hasFailed && <LoadFailure what="the decision" onRetry={load} />}
        {data && !hasFailed && <LinkContent {...data} token={token} onSent={load} />}
      </div>
    </Container>
  );
}

type LinkContentProps = Extract<Opened, { success: true }>['data'] & {
  readonly token: string;
  readonly onSent: () => void;
};

const wordsOf = (kind: AppealKind) => appealedMeasures[measureAppealedAs(kind) ?? 'suspend'];

const LinkContent = ({ decision, appeal, token, onSent }: LinkContentProps) => (
  <>
    <p className="wrap-anywhere whitespace-pre-line">
      <span className="font-semibold">
        {wordsOf(decision.kind).told} on {formatDate(decision.decidedAt)}:
      </span>{' '}
      {decision.reason}
    </p>
    {appeal ? (
      <>
        {appeal.status === 'open' && <Alert tone="good">We’ve received your appeal. We’ll email you our answer.</Alert>}
        <AppealState appeal={appeal} />
      </>
    ) : (
      <AppealForm
        about={wordsOf(decision.kind).name}
        send={(content, options) => api.appeals.fileByLink({ body: { token, content } }, options)}
        onSent={onSent}
      />
    )}
  </>
);
