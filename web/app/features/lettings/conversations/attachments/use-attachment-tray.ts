import { useEffect, useSyncExternalStore } from 'react';
import { typedText } from '../../../../lib/forms/typed-text.ts';
import { whenBack } from '../../../../lib/network/connection.ts';
import { type SessionUser, useSession } from '../../../accounts/session/index.ts';
import { detachUnsent, uploadAttachment } from './attachment-calls.ts';
import { type AttachmentTray, createAttachmentTray, type TrayContents } from './attachment-tray.ts';

let trays: { readonly token: string; readonly byConversation: Map<string, AttachmentTray> } | null = null;

/** One tray per session and conversation. */
function trayOf(token: string, { id, email }: SessionUser, conversationId: string): AttachmentTray {
  if (trays?.token !== token) trays = { token, byConversation: new Map() };
  const known = trays.byConversation.get(conversationId);
  if (known) return known;
  const tray = createAttachmentTray({
    send: uploadAttachment(conversationId),
    detach: detachUnsent,
    kept: typedText(id ?? email, `attachments:${conversationId}`),
  });
  trays.byConversation.set(conversationId, tray);
  return tray;
}

const nothing: TrayContents = { ready: [], uploads: [], told: '' };

/** The files of the message that is being written in a conversation; what was cut off goes out again by itself. */
export function useAttachmentTray(user: SessionUser, conversationId: string) {
  const session = useSession();
  const tray = trayOf(session.status === 'signed-in' ? session.token : '', user, conversationId);
  const contents = useSyncExternalStore(tray.subscribe, tray.snapshot, () => nothing);

  useEffect(() => whenBack(tray.retryLost), [tray]);

  const isUploading = contents.uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  useEffect(() => {
    if (!isUploading) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUploading]);

  return { tray, contents };
}
