import type { ShownImport, UndoPreview } from '@letfair/contract/agencies/imports';
import { undoInWords } from '@letfair/domain/agencies/imports/undo';
import { affectedInWords } from '@letfair/domain/lettings/consequences/questions';
import { useState } from 'react';
import { formatMoment } from '../../../lib/dates.ts';
import { useStep } from '../../../lib/forms/use-step.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert, NoticeAlert } from '../../../ui/feedback/alert.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useMayInTeam } from '../../accounts/permissions/index.ts';
import { api } from '../../accounts/session/index.ts';

interface Asked {
  readonly preview: UndoPreview;
  /** Why it is asked again. */
  readonly problem: string | null;
}

interface UndoImportProps {
  readonly shown: ShownImport;
  readonly onBegun: (shown: ShownImport) => void;
}

/** Takes an import back, once somebody has read what that does. */
export function UndoImport({ shown: { id, state, undo }, onBegun }: UndoImportProps) {
  const isAllowed = useMayInTeam('transfer');
  const step = useStep();
  const [asked, setAsked] = useState<Asked | null>(null);
  if (undo.until === null || !isAllowed) return null;
  const params = { id };

  async function ask() {
    const taken = await step.take('ask', () => api.imports.undoPreview({ params }));
    if (taken?.isDone) setAsked({ preview: taken.answer.data, problem: null });
  }

  async function confirm({ preview }: Asked) {
    const { seen } = preview.affected;
    const send = (options: { readonly idempotencyKey: string }) =>
      api.imports.undo({ params, body: { seen } }, options);
    const taken = await step.take('undo', send, { content: seen });
    if (!taken) return;
    const people = taken.isDone ? undefined : taken.refused?.data;
    setAsked(
      people ? { preview: { ...preview, affected: people }, problem: 'problem' in taken ? taken.problem : null } : null,
    );
    if (taken.isDone) onBegun(taken.answer.data);
  }

  return (
    <div className="grid gap-2">
      {!asked && <NoticeAlert notice={step.notice} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busy={step.underWay === 'ask' && 'Just a moment...'} onClick={() => void ask()}>
          {state === 'undone' ? 'Undo the rest' : 'Undo this import'}
        </Button>
        <p className="text-sm text-muted">You can do this until {formatMoment(undo.until)}.</p>
      </div>
      {asked && (
        <Dialog title="Undo this import?" onClose={() => setAsked(null)}>
          {asked.problem && <Alert>{asked.problem}</Alert>}
          <div className="grid gap-3 wrap-anywhere">
            {[
              ...undoInWords(asked.preview),
              ...affectedInWords(asked.preview.affected, { now: new Date(), homes: asked.preview.withdrawn }),
            ].map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={() => setAsked(null)}>Go back</Button>
            <Button
              variant="danger"
              busy={step.underWay === 'undo' && 'Just a moment...'}
              onClick={() => void confirm(asked)}
            >
              Undo import
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
