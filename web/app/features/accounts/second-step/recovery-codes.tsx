import { RECOVERY_CODES } from '@letfair/domain/accounts/second-step';
import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Shown once; afterwards only their hashes exist. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const intro = useRef<HTMLParagraphElement>(null);
  // What had the focus before is gone.
  useEffect(() => intro.current?.focus(), []);
  const text = codes.join('\n');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'Copied', description: 'Keep the codes somewhere you can find them without your phone.' });
    } catch {
      // Sites without HTTPS, and people, can forbid it.
      toast({ title: 'We couldn’t copy the codes', description: 'Please download the codes, or write them down.' });
    }
  }

  return (
    <div className="grid gap-5">
      <p ref={intro} tabIndex={-1} className="rounded-sm">
        These {RECOVERY_CODES} recovery codes let you sign in if you lose your phone. You can use each one once. We
        won’t show them again, so keep them somewhere safe.
      </p>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-2 rounded-md bg-sand p-4 font-mono tabular-nums sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-5" />
          Copy
        </Button>
        <Button onClick={() => download(text)}>
          <Download aria-hidden="true" className="size-5" />
          Download
        </Button>
        <Button variant="primary" onClick={onDone}>
          I’ve saved them
        </Button>
      </div>
    </div>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`Letfair recovery codes\n\n${text}\n`], { type: 'text/plain' }));
  link.download = 'letfair-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(link.href);
}
