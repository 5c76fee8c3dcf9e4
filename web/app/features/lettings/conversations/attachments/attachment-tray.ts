import type { Attachment } from '@letfair/contract/lettings/conversations/conversations';
import { documentProblem } from '@letfair/domain/files/documents';
import {
  attachmentSentences,
  attachmentTypes,
  MAX_ATTACHMENTS,
} from '@letfair/domain/lettings/conversations/attachments';
import type { TypedText } from '../../../../lib/forms/typed-text.ts';
import type { UploadOptions } from '../../../../lib/network/file-upload.ts';
import { createUploadQueue, type Upload } from '../../../../lib/network/upload-queue.ts';

type Answered =
  | { readonly success: true; readonly data: Attachment }
  | { readonly success: false; readonly message: string };

interface TraySetup {
  readonly send: (file: File, options: UploadOptions) => Promise<Answered>;
  readonly detach: (id: string) => void;
  /** Remembers uploaded files with the typed text, so that a reload finds them again. */
  readonly kept: TypedText;
}

export interface TrayContents {
  /** Uploaded, in the order chosen. */
  readonly ready: readonly Attachment[];
  readonly uploads: readonly Upload[];
  /** What was left out, or empty. */
  readonly told: string;
}

/** The files of a message that is being written. It lives outside React, so that uploads go on in another conversation. */
export function createAttachmentTray({ send, detach, kept }: TraySetup) {
  let contents: TrayContents = { ready: readKept(kept.read()), uploads: [], told: '' };
  const listeners = new Set<() => void>();
  const queue = createUploadQueue<Attachment>({
    send,
    problemOf: documentProblem,
    onArrived: (attachment, chosenLater) => {
      const place = contents.ready.findIndex(({ id }) => chosenLater.includes(id));
      setReady(contents.ready.toSpliced(place < 0 ? contents.ready.length : place, 0, attachment));
    },
  });
  queue.subscribe(() => set({ uploads: queue.snapshot() }));

  function set(changed: Partial<TrayContents>): void {
    contents = { ...contents, ...changed };
    for (const listener of listeners) listener();
  }
  function setReady(ready: readonly Attachment[]): void {
    kept.write(ready.length > 0 ? JSON.stringify(ready) : '');
    set({ ready });
  }

  return {
    snapshot: () => contents,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(files: readonly File[]) {
      const room = Math.max(MAX_ATTACHMENTS - contents.ready.length - contents.uploads.length, 0);
      set({ told: files.length > room ? leftOut(files.length - room) : '' });
      queue.add(files.slice(0, room));
    },
    removeReady(id: string) {
      setReady(contents.ready.filter((attachment) => attachment.id !== id));
      set({ told: '' });
      detach(id);
    },
    removeUpload(key: number) {
      queue.remove(key);
      set({ told: '' });
    },
    retry: queue.retry,
    retryLost: queue.retryLost,
    /** What goes into the message that is sent now. */
    take(): readonly Attachment[] {
      const { ready } = contents;
      setReady([]);
      set({ told: '' });
      return ready;
    },
  };
}

export type AttachmentTray = ReturnType<typeof createAttachmentTray>;

const leftOut = (files: number): string =>
  `${attachmentSentences.tooMany} ${files === 1 ? 'One file was' : `${files} files were`} left out.`;

/** Storage can hold anything; entries of another shape are ignored. */
export function readAttachments(value: unknown): readonly Attachment[] {
  return Array.isArray(value) ? value.filter(isAttachment).slice(0, MAX_ATTACHMENTS) : [];
}

function readKept(text: string): readonly Attachment[] {
  try {
    return readAttachments(JSON.parse(text || '[]'));
  } catch {
    return [];
  }
}

function isAttachment(value: unknown): value is Attachment {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, type, bytes } = value as Partial<Attachment>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof bytes === 'number' &&
    attachmentTypes.some((known) => known === type)
  );
}
