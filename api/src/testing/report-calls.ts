import { contract } from '@letfair/contract';
import type { ReportDecision } from '@letfair/domain/trust/reports/reports';
import { newId } from '../platform/ids.ts';
import { dataOf, type SignedIn, type TestApi } from './test-api.ts';

const { report, queue, decide } = contract.reports;

export const REASON = 'The photos show another home.';

interface Parties {
  readonly admin: SignedIn;
  readonly tenant: SignedIn;
}

export function reportCalls({ call, db }: Pick<TestApi, 'call' | 'db'>, { admin, tenant }: Parties) {
  const reportListing = async (targetId: string, { token }: SignedIn = tenant, reportType = 'scam') =>
    dataOf(
      (
        await call(
          report,
          { body: { type: 'property', targetId, reportType, description: 'They ask for money.' } },
          { token },
        )
      ).answer,
    ).id;
  const reportPerson = async ({ user }: SignedIn, { token }: SignedIn = tenant) => {
    const body = { type: 'user', targetId: user.id, reportType: 'harassment', description: 'They insult me.' } as const;
    return dataOf((await call(report, { body }, { token })).answer).id;
  };

  const queued = async () => dataOf((await call(queue, { query: {} }, { token: admin.token })).answer).targets;
  const queuedAbout = async (targetId: string) => (await queued()).find((target) => target.targetId === targetId);
  async function seenOf(targetId: string) {
    const target = await queuedAbout(targetId);
    return { lastReportId: target?.lastReportId ?? newId(), reports: target?.openReports ?? 1 };
  }

  const decideOn = async (
    targetId: string,
    decision: ReportDecision,
    {
      seen,
      reason = REASON,
      by = admin,
    }: { seen?: Awaited<ReturnType<typeof seenOf>>; reason?: string; by?: SignedIn } = {},
  ) => {
    const body = { decision, reason, seen: seen ?? (await seenOf(targetId)) };
    return call(decide, { params: { targetId }, body }, { token: by.token });
  };

  const mailsTo = async ({ user }: SignedIn) =>
    (
      await db
        .selectFrom('mail')
        .select(['template', 'text_body'])
        .where('to_address', '=', user.email)
        .orderBy('id')
        .execute()
    ).map(({ template, text_body }) => ({ template, text: text_body ?? '' }));

  /** Whether a search finds the listing. */
  const found = async (id: string): Promise<boolean> =>
    (await db.selectFrom('listing_search').select('listing_id').where('listing_id', '=', id).execute()).length === 1;

  return { reportListing, reportPerson, queued, queuedAbout, seenOf, decideOn, mailsTo, found };
}
