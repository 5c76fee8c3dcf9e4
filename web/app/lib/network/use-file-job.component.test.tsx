import { PART_BYTES } from '@letfair/domain/files/upload-in-parts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { arrivalOf, useFileJob } from './use-file-job.ts';

interface Job {
  readonly id: string;
  readonly state: string;
  readonly bytes: number;
  readonly received: number;
}
const BYTES = PART_BYTES + 10;
const refused = { success: false, message: 'Another import is running.', error: { code: 'conflict' } } as const;

let job: Job;
let calls: string[];
/** False lets a part wait for ever. */
let takesParts: boolean;

class Request {
  status = 200;
  responseText = '';
  upload = {} as { onprogress?: (event: object) => void };
  onload = () => {};
  onabort = () => {};
  #path = '';
  open(_method: string, path: string) {
    this.#path = path;
  }
  setRequestHeader() {}
  abort() {
    this.onabort();
  }
  send({ size }: Blob) {
    calls.push(`part ${this.#path} ${size}`);
    if (!takesParts) return;
    const received = job.received + size;
    job = { ...job, received, state: received === BYTES ? 'reading' : 'receiving' };
    this.responseText = JSON.stringify({ success: true, data: job });
    queueMicrotask(this.onload);
  }
}

beforeEach(() => {
  job = { id: 'one', state: 'receiving', bytes: BYTES, received: 0 };
  calls = [];
  takesParts = true;
  vi.stubGlobal('XMLHttpRequest', Request);
});

function Sender({ begin }: { readonly begin?: () => Promise<typeof refused> }) {
  const { shown, sent, problem, isActive, isCancelling, upload, cancel } = useFileJob<Job | null>({
    loaded: null,
    idOf: (shown) => shown?.id,
    isUnderWay: (shown) => shown?.state === 'receiving' || shown?.state === 'reading',
    hasEnded: (shown) => shown?.state === 'cancelled',
    load: async () => ({ success: true, data: job }),
    cancel: async ({ params }) => {
      calls.push(`cancel ${params.id}`);
      job = { ...job, state: 'cancelled' };
      return { success: true, data: job };
    },
    fileProblem: ({ bytes }) => (bytes === 0 ? 'The file is empty.' : null),
    begin: begin ?? (async () => ({ success: true, data: job })),
    sendPart: { method: 'PUT', path: '/api/imports/:id/parts/:offset' },
    session: { currentToken: () => null, onTokenRefused: () => {} },
  });
  return (
    <>
      <input type="file" aria-label="File" onChange={({ target }) => void upload(target.files?.[0])} />
      <button type="button" onClick={() => void cancel()}>
        {isCancelling ? 'Cancelling...' : 'Cancel'}
      </button>
      <p data-testid="state">{`${shown?.state ?? 'none'}, ${sent === null ? 'idle' : 'sending'}, ${isActive}`}</p>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

const state = () => screen.getByTestId('state').textContent;
const choose = (user: ReturnType<typeof renderPage>['user'], bytes = BYTES) =>
  user.upload(screen.getByLabelText('File'), new File([new Uint8Array(bytes)], 'homes.csv'));

it('sends a file in parts, each from where the one before ended, and shows the job that follows', async () => {
  const { user } = renderPage(<Sender />);
  await choose(user);
  await waitFor(() => expect(state()).toBe('reading, idle, true'));
  expect(calls).toEqual([
    `part /api/imports/one/parts/0 ${PART_BYTES}`,
    `part /api/imports/one/parts/${PART_BYTES} 10`,
  ]);
});

it('stops sending when it is cancelled, and tells the server', async () => {
  takesParts = false;
  const { user } = renderPage(<Sender />);
  await choose(user);
  await waitFor(() => expect(state()).toBe('receiving, sending, true'));
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(state()).toBe('cancelled, idle, false'));
  expect(calls.slice(1)).toEqual(['cancel one']);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says why a file cannot be sent, before or by the server', async () => {
  const { user } = renderPage(<Sender begin={async () => refused} />);
  await choose(user, 0);
  expect((await screen.findByRole('alert')).textContent).toBe('The file is empty.');
  await choose(user, 5);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(refused.message));
  expect(state()).toBe('none, idle, false');
  expect(calls).toEqual([]);
});

it('counts what this page has sent, but never more than the file has', () => {
  expect(arrivalOf({ bytes: 10_000_000, received: 2_000_000 }, 5_000_000).share).toBe(0.5);
  expect(arrivalOf({ bytes: 10, received: 4 }, null).share).toBe(0.4);
  expect(arrivalOf({ bytes: 10, received: 4 }, 12).share).toBe(1);
});
