import { routes } from 'virtual:api/routes';
import type { Attachment, conversationsContract } from '@letfair/contract/lettings/conversations/conversations';
import { urlOf } from '@letfair/contract/wire/client';
import type { Answer } from '@letfair/contract/wire/endpoint';
import { useEffect, useRef, useState } from 'react';
import { createFileUpload, type UploadOptions } from '../../../../lib/network/file-upload.ts';
import { useNear } from '../../../../lib/viewport/use-near.ts';
import { api, sessionCalls } from '../../../accounts/session/index.ts';

const sendFile = createFileUpload(sessionCalls);
const { attach } = routes.conversations;

export const uploadAttachment = (conversationId: string) => (file: File, options: UploadOptions) => {
  const path = urlOf(attach, { params: { id: conversationId }, query: { name: file.name.slice(-1_000) } });
  return sendFile({ ...attach, path: path as typeof attach.path }, file, options) as Promise<
    Answer<typeof conversationsContract.attach>
  >;
};

/** What cannot be deleted now goes by itself after some days. */
export const detachUnsent = (id: string): void => void api.conversations.detach({ params: { id } }).catch(() => null);

/** A picture's source or a link cannot send the token, so the file is fetched. Null when it could not be had. */
export async function fetchAttachment(
  id: string,
  what: 'download' | 'thumbnail',
  signal?: AbortSignal,
): Promise<Blob | null> {
  const token = sessionCalls.currentToken();
  const response = await fetch(`/api/attachments/${encodeURIComponent(id)}/${what}`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    credentials: 'omit',
    ...(signal && { signal }),
  }).catch(() => null);
  return response?.ok ? response.blob().catch(() => null) : null;
}

export async function saveAttachment({ id, name }: Pick<Attachment, 'id' | 'name'>): Promise<boolean> {
  const file = await fetchAttachment(id, 'download');
  if (!file) return false;
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser has begun to save it by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
  return true;
}

/** Loads a picture when its frame comes near the part of the page that is seen. */
export function useAttachmentUrl(id: string, what: 'download' | 'thumbnail') {
  const frame = useRef<HTMLButtonElement & HTMLDivElement>(null);
  const isNear = useNear(frame, '300px');
  const [url, setUrl] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isNear) return;
    const leaving = new AbortController();
    let made: string | null = null;
    void fetchAttachment(id, what, leaving.signal).then((picture) => {
      if (leaving.signal.aborted) return;
      made = picture && URL.createObjectURL(picture);
      setUrl(made);
      setHasFailed(made === null);
    });
    return () => {
      leaving.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [id, what, isNear]);

  return { frame, url, hasFailed };
}
