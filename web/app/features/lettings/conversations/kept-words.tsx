import { Copy } from 'lucide-react';
import { useState } from 'react';
import { textOfField } from '../../../lib/forms/form-content.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast-store.ts';
import { TextArea } from '../../../ui/forms/text-fields.tsx';
import { useTypedText } from '../../accounts/session/index.ts';
import type { Unsent } from './outbox/outbox.ts';

interface KeptWordsProps {
  readonly conversationId: string;
  readonly unsent: readonly Unsent[];
}

/** What somebody has written in a conversation that they may no longer write in; nothing if there is none. */
export function KeptWords({ conversationId, unsent }: KeptWordsProps) {
  const message = useTypedText(`conversation:${conversationId}`);
  const note = useTypedText(`team-note:${conversationId}`);
  const [typed] = useState(() => [message.read(), textOfField(note.read(), 'note')]);
  const words = [...unsent.map(({ content }) => content), ...typed].filter((text) => text.trim()).join('\n\n');

  async function copy() {
    try {
      await navigator.clipboard.writeText(words);
      toast({ title: 'Copied', description: 'You can paste it into another message or a document.' });
    } catch {
      // Sites without HTTPS, and people, can forbid it.
      toast({ title: 'We couldn’t copy it', description: 'Select the words and copy them yourself.' });
    }
  }

  if (!words) return null;
  return (
    <div className="grid w-full max-w-md gap-2 text-left">
      <TextArea name="kept" label="What you were writing" hint="We haven’t sent it." rows={4} value={words} readOnly />
      <div>
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
      </div>
    </div>
  );
}
