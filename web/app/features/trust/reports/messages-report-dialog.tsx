import type { SharedMessage } from '@letfair/contract/trust/reports';
import { retentionTexts } from '@letfair/domain/accounts/privacy/retention';
import { counted } from '@letfair/domain/counted';
import { MAX_SHARED_MESSAGES, type ReportedPart } from '@letfair/domain/trust/reports/reports';
import { useAnswer } from '../../../lib/network/use-answer.ts';
import { LoadFailure } from '../../../ui/feedback/load-failure.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { FormPlaceholder } from '../../../ui/feedback/placeholders.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { api } from '../../accounts/session/index.ts';
import { ReportForm } from './report-dialog.tsx';
import { SharedMessageList } from './shared-message-list.tsx';

interface MessagesReportDialogProps {
  readonly about: ReportedPart;
  readonly conversationId: string;
  /** Number of the reported message; null for the newest. */
  readonly upTo: number | null;
  /** The other person's. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Shows what a report shares before it is sent. */
export function MessagesReportDialog({ about, conversationId, upTo, name, onClose }: MessagesReportDialogProps) {
  const preview = useAnswer((signal) =>
    api.reports.previewMessages(
      { query: { conversationId, ...(upTo !== null && { upTo: String(upTo) }) } },
      { signal },
    ),
  );
  const newest = preview.data?.messages.at(-1);
  return (
    <Dialog
      title={about === 'message' ? `Report a message from ${name}` : `Report your conversation with ${name}`}
      onClose={onClose}
    >
      {preview.refused && <Note>{preview.refused.message}</Note>}
      {preview.hasFailed && !preview.refused && <LoadFailure what="the messages" onRetry={preview.load} />}
      {!preview.data && !preview.hasFailed && <FormPlaceholder fields={3} isPlain />}
      {preview.data && newest && (
        <ReportForm
          type="user"
          keepAs={`report:${about}:${conversationId}:${upTo ?? 'newest'}`}
          send={({ reportType, description }, options) =>
            api.reports.reportMessages(
              { body: { about, conversationId, upTo: newest.number, reportType, description } },
              options,
            )
          }
          onClose={onClose}
        >
          <WhatIsShared {...preview.data} name={name} />
        </ReportForm>
      )}
    </Dialog>
  );
}

interface WhatIsSharedProps {
  readonly messages: readonly SharedMessage[];
  readonly hasEarlier: boolean;
  readonly name: string;
}

const WhatIsShared = ({ messages, hasEarlier, name }: WhatIsSharedProps) => (
  <div className="grid grid-cols-1 gap-2">
    <p>
      Your report shares {messages.length === 1 ? 'this message' : `these ${messages.length} messages`} with our
      moderators. They can’t read anything else in your conversation.
      {hasEarlier && ` Messages before the last ${MAX_SHARED_MESSAGES} aren’t shared.`}
    </p>
    <SharedMessageList
      messages={messages}
      label={`${counted(messages.length, 'message')} you’re sharing`}
      nameOf={({ isReporters }) => (isReporters ? 'You' : name)}
    />
    <p className="text-sm text-muted">
      We delete them {retentionTexts.sharedMessageDays} after our decision. We don’t tell {name} about your report, but
      if they ask for a copy of their data before then, it will show which messages you shared.
    </p>
  </div>
);
