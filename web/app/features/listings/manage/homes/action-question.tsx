import type { OwnListingSummary } from '@letfair/contract/listings/listings';
import { type ListerAction, TAKE_BACK_HOURS } from '@letfair/domain/listings/lifecycle';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/overlays/dialog.tsx';

interface Question {
  readonly title: string;
  readonly action: string;
  readonly busy: string;
  readonly text: (listing: OwnListingSummary) => string;
}

const closed = ({ openApplications }: OwnListingSummary): string => {
  if (openApplications === 0) return '';
  return openApplications === 1
    ? ' One application is open: it is closed, and the applicant gets a mail.'
    : ` ${openApplications} applications are open: they are closed, and the applicants get a mail.`;
};

/** Steps that are final or send mails ask first; null for those that another press takes back. */
export const questions: Readonly<Record<ListerAction, Question | null>> = {
  pause: null,
  resume: null,
  confirm: null,
  agree: null,
  reopen: null,
  let: {
    title: 'Is this home let?',
    action: 'Mark let',
    busy: 'Marking...',
    text: (listing) =>
      `“${listing.title}” leaves the market.${closed(listing)} Whoever you have accepted stays accepted. You can take this back for ${TAKE_BACK_HOURS} hours.`,
  },
  unlet: {
    title: 'Take back “let”?',
    action: 'Take back “let”',
    busy: 'Taking back...',
    text: ({ title }) =>
      `“${title}” is let agreed again, and you can put it back on the market. Applications that were closed are open again, and the applicants get a mail.`,
  },
  withdraw: {
    title: 'Withdraw this listing?',
    action: 'Withdraw listing',
    busy: 'Withdrawing...',
    text: (listing) =>
      `“${listing.title}” leaves the search for good, and an inventory that was asked for is cancelled.${closed(listing)} You can still duplicate it to list the home again.`,
  },
};

interface ActionQuestionProps {
  readonly listing: OwnListingSummary;
  readonly question: Question;
  readonly perform: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function ActionQuestion({ listing, question, perform, onClose }: ActionQuestionProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function confirm() {
    setIsBusy(true);
    await perform();
    onClose();
  }

  return (
    <ConfirmDialog
      title={question.title}
      action={question.action}
      busy={isBusy && question.busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {question.text(listing)}
    </ConfirmDialog>
  );
}
