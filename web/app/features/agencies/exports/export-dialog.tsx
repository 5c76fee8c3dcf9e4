import { type ExportKind, exportKinds, exportNames } from '@letfair/domain/agencies/portfolio/exports';
import { useState } from 'react';
import { downloadFile } from '../../../lib/network/download-file.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { sessionCalls, withConfirmation } from '../../accounts/session/index.ts';

const outcomes = {
  saved: { tone: 'good', text: 'The file is in your downloads.' },
  failed: {
    tone: 'harm',
    text: 'We couldn’t download the file. Please try again in a few minutes.',
  },
} as const;

interface ExportDialogProps {
  readonly onClose: () => void;
}

/** Each choice is one file, made anew when it is chosen. */
export function ExportDialog({ onClose }: ExportDialogProps) {
  const [loading, setLoading] = useState<ExportKind | null>(null);
  const [outcome, setOutcome] = useState<keyof typeof outcomes | null>(null);

  async function download(name: ExportKind) {
    setLoading(name);
    setOutcome(null);
    const { success } = await withConfirmation(() =>
      downloadFile(`/api/exports/${name}`, sessionCalls.currentToken(), name),
    );
    setLoading(null);
    setOutcome(success ? 'saved' : 'failed');
  }

  return (
    <Dialog title="Export" onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-muted">
          Download everything you have on Letfair as files that other programs can open. You can import your homes again
          from these files, but not applications or enquiries.
        </p>
        <ul className="grid gap-2">
          {exportNames.map((name) => (
            <li key={name}>
              <Button
                wide
                disabled={loading !== null && loading !== name}
                busy={loading === name && 'Preparing...'}
                onClick={() => void download(name)}
              >
                {exportKinds[name].label}
              </Button>
            </li>
          ))}
        </ul>
        {outcome && <Alert tone={outcomes[outcome].tone}>{outcomes[outcome].text}</Alert>}
      </div>
    </Dialog>
  );
}
