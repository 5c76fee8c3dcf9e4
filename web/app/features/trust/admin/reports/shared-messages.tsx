import type { ReportedTarget, SharedMessage } from '@letfair/contract/trust/reports';
import { retentionTexts } from '@letfair/domain/accounts/privacy/retention';
import { counted } from '@letfair/domain/counted';
import { useState } from 'react';
import { formatMoment } from '../../../../lib/dates.ts';
import { useStep } from '../../../../lib/forms/use-step.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Alert } from '../../../../ui/feedback/alert.tsx';
import { api, userTypeLabels } from '../../../accounts/session/index.ts';
import { SharedMessageList } from '../../reports/index.ts';

type Report = ReportedTarget['reports'][number];

interface SharedMessagesProps {
  readonly reportId: string;
  readonly shared: NonNullable<Report['shared']>;
}

const partLabels = { message: 'Someone reported a message', conversation: 'Someone reported a conversation' } as const;

/** Moderators read what was shared when they press for it, and each time is logged. */
export function SharedMessages({ reportId, shared: { about, messages: count, lastReadAt } }: SharedMessagesProps) {
  const step = useStep();
  const [messages, setMessages] = useState<readonly SharedMessage[] | null>(null);

  async function read(): Promise<void> {
    const taken = await step.take('read', () => api.reports.readMessages({ params: { id: reportId } }));
    if (taken?.isDone) setMessages(taken.answer.data.messages);
  }

  return (
    <div className="grid w-full justify-items-start gap-2">
      <p className="text-sm">
        {partLabels[about]}.{' '}
        {count === 0
          ? `The shared messages were deleted ${retentionTexts.sharedMessageDays} after the decision.`
          : lastReadAt && <span className="text-muted">Last read {formatMoment(lastReadAt)}.</span>}
      </p>
      {step.notice && <Alert>{step.notice.text}</Alert>}
      {messages ? (
        <SharedMessageList
          messages={messages}
          label={counted(messages.length, 'shared message')}
          nameOf={({ isReporters, sender }) =>
            `${isReporters ? 'Reporter' : 'Reported person'}, ${userTypeLabels[sender].toLowerCase()}`
          }
        />
      ) : (
        count > 0 && (
          <>
            <Button size="sm" busy={step.isBusy && 'Opening...'} onClick={() => void read()}>
              Read {counted(count, 'shared message')}
            </Button>
            <p className="text-sm text-muted">The audit log records that you’ve read them.</p>
          </>
        )
      )}
    </div>
  );
}
