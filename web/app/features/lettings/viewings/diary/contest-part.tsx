import type { Viewing } from '@letfair/contract/lettings/viewings/viewings';
import { bookingSentences, MAX_CONTEST_TEXT } from '@letfair/domain/lettings/viewings/booking-rules';
import { useState } from 'react';
import { problem, problemOf, useForm } from '../../../../lib/forms/use-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Form, FormButtons } from '../../../../ui/forms/form.tsx';
import { TextArea } from '../../../../ui/forms/text-fields.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useMayInTeam } from '../../../accounts/permissions/index.ts';
import { api, useTypedText } from '../../../accounts/session/index.ts';

interface ContestPartProps {
  readonly viewing: Viewing;
  readonly onDone: (viewing: Viewing, sentence: string) => void;
}

const decisions: Readonly<Record<NonNullable<Viewing['contest']>['status'], string>> = {
  open: 'You’ve contested this. A moderator will look at it.',
  upheld: 'You contested this. A moderator decided that it still counts:',
  struck: 'You contested this. It no longer counts:',
};

/** What is counted against its reader can be contested once. */
export function ContestPart({ viewing, onDone }: ContestPartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { contest, canContest } = viewing;
  const mayContest = useMayInTeam('viewings');
  if (contest)
    return (
      <p className="text-sm wrap-anywhere text-muted">
        {decisions[contest.status]} {contest.reason}
      </p>
    );
  if (!canContest || !mayContest) return null;
  return (
    <div className="print:hidden">
      <Button size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Contest this
      </Button>
      {isOpen && <ContestDialog viewing={viewing} onDone={onDone} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

const FAILED = 'We couldn’t send this. Please try again.';

function ContestDialog({ viewing, onDone, onClose }: ContestPartProps & { readonly onClose: () => void }) {
  const form = useForm({
    initial: { content: '' },
    read: ({ content }) => ({ content: content.trim() }),
    check: ({ content }) => (content ? null : problem('', { content: bookingSentences.contestMissing })),
    send: async (body, options) => {
      const answer = await api.viewings.contest({ params: { id: viewing.id }, body }, options);
      if (!answer.success) return problemOf(answer, FAILED);
      onDone(answer.data, 'Thanks. A moderator will look at it.');
      onClose();
      return null;
    },
    onUnreachable: () => problem(FAILED),
    keep: useTypedText(`contest:${viewing.id}`),
  });
  return (
    <Dialog title="Contest this entry" onClose={onClose}>
      <p>
        Tell us what happened. A moderator will read it and decide whether this still counts. You can only do this once.
      </p>
      <Form form={form}>
        <TextArea {...form.field('content')} label="What happened" rows={5} maxLength={MAX_CONTEST_TEXT} />
        <FormButtons form={form} variant="primary" busy="Sending..." onCancel={onClose}>
          Send
        </FormButtons>
      </Form>
    </Dialog>
  );
}
