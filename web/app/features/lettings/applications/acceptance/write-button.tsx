import type { Application } from '@letfair/contract/lettings/applications';
import type { ApplicationSide } from '@letfair/domain/lettings/applications/lifecycle';
import { MessageCircle } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../lib/network/lazy-part.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { LinkButton } from '../../../../ui/actions/links.tsx';

const WriteDialog = lazyPart(async () => (await import('./write-dialog.tsx')).WriteDialog);

interface WriteButtonProps {
  readonly application: Application;
  readonly reader: ApplicationSide;
}

/** Opens the conversation with the other side, or begins it. */
export function WriteButton({ application, reader }: WriteButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, conversationId } = application;
  const name = reader === 'tenant' ? application.lister.name : application.tenant.name;
  const label = (
    <>
      <MessageCircle aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 truncate">Message {name}</span>
    </>
  );
  if (conversationId)
    return (
      <LinkButton size="sm" to={`/messages?conversation=${encodeURIComponent(conversationId)}`}>
        {label}
      </LinkButton>
    );
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <WriteDialog id={id} name={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
