import { useLoaderData } from 'react-router';
import { type SessionUser, storeSession } from '../features/accounts/session/index.ts';
import { AdminTab, loadTab } from '../features/site/admin/admin-tabs.tsx';
import { renderPage, replyByCall, stubServer } from './render-page.tsx';

const admin = { id: 'me', firstName: 'Ben', lastName: 'Moderator', email: 'ben@admin.example', userType: 'admin' };

function Tab() {
  const { data } = useLoaderData<Awaited<ReturnType<typeof loadTab>>>();
  return data && <AdminTab {...data} />;
}

/** A tab of the dashboard as an admin sees it who opens `search`; see `replyByCall` for the answers. */
export function openTab(search: string, answers: Readonly<Record<string, unknown>>) {
  storeSession(admin as SessionUser, 'opaque');
  const server = stubServer(replyByCall(answers));
  const sentTo = (start: string) => server.sent.filter(({ path }) => path.startsWith(start));
  /** What the list was asked for last. */
  const askedLast = (path: string) =>
    Object.fromEntries(new URL(sentTo(path).at(-1)?.path ?? '', 'http://letfair.example').searchParams);
  const loader = (args: Parameters<typeof loadTab>[0]) => loadTab(args);
  return { ...renderPage(<Tab />, `/admin${search}`, loader as never), ...server, sentTo, askedLast };
}
