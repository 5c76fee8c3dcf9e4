import { contract } from '@letfair/contract';
import { type AuditTarget, auditTargets, auditWords } from '@letfair/domain/trust/audit-words';
import { type ReviewTab, reviewTabs } from '@letfair/domain/trust/moderation/review';
import { allReportReasons } from '@letfair/domain/trust/reports/reports';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type * as z from 'zod';
import { openTab } from '../../../testing/open-admin-tab.tsx';
import { renderPage, replies, stubServer } from '../../../testing/render-page.tsx';
import { enumerationsIn, sampleOf } from '../../../testing/sample-answer.ts';
import { ReviewWorkspace } from './moderation/queue/review-workspace.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type TextCodes = Readonly<Record<string, readonly string[]>>;

const actionsOn = (...targets: readonly AuditTarget[]) => targets.flatMap((target) => Object.keys(auditWords[target]));

/** Codes of reports that travel as plain texts. */
const reportCodes: TextCodes = {
  reason: allReportReasons,
  reasons: allReportReasons,
  action: actionsOn('listing', 'account', 'report'),
};

/** Data for each choice of its longest enumeration. */
function samplesOf(data: z.ZodType, codes: TextCodes = {}): readonly Record<string, unknown>[] {
  const choices = [...enumerationsIn(data), ...Object.values(codes)];
  const most = Math.max(1, ...choices.map(({ length }) => length));
  return Array.from({ length: most }, (_, variant) => sampleOf(data, { variant, codes }) as Record<string, unknown>);
}

/** One page with the lists of all of them. */
function filled(data: z.ZodType, codes?: TextCodes): Record<string, unknown> {
  const samples = samplesOf(data, codes);
  const listed = (name: string) => samples.flatMap((sample) => sample[name] as unknown[]);
  const merged = Object.entries(samples[0] ?? {}).map(([name, value]) => [
    name,
    Array.isArray(value) ? listed(name) : value,
  ]);
  return { ...Object.fromEntries(merged), nextCursor: null };
}

/** What is read on the page, element by element. */
const textsOnPage = (): readonly string[] =>
  [...document.body.querySelectorAll('*')]
    .filter(({ childNodes }) => [...childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
    .map(({ textContent }) => textContent.trim());

/** One that nobody writes in a sentence, such as "in-progress" or "gasSafety". */
const isCoded = (code: string): boolean => /[a-z](?:[-_]|[A-Z])/.test(code);
const names = (text: string, code: string): boolean => ` ${text.replaceAll(/[,.:;()“”]/g, ' ')} `.includes(` ${code} `);

/** Choices such as "Gas" are words already. */
const isWord = (code: string): boolean => /^[A-Z]/.test(code);

function rawCodes(data: z.ZodType, codes: TextCodes = {}): readonly string[] {
  const texts = textsOnPage();
  const all = new Set([...enumerationsIn(data), ...Object.values(codes)].flat());
  return [...all]
    .filter((code) => !isWord(code))
    .filter((code) => texts.some((text) => text === code || (isCoded(code) && names(text, code))));
}

interface Table {
  readonly call: string;
  readonly data: z.ZodType;
  readonly codes?: TextCodes;
}

const tabs: Readonly<Record<string, Table>> = {
  users: { call: 'GET /api/admin/users', data: contract.admin.users.data },
  tickets: { call: 'GET /api/admin/tickets', data: contract.supportDesk.tickets.data },
  listings: { call: 'GET /api/admin/properties', data: contract.moderation.queue.data },
  inventory: { call: 'GET /api/admin/inventory-bookings', data: contract.moderation.bookings.data },
  reports: { call: 'GET /api/admin/reports', data: contract.reports.queue.data, codes: reportCodes },
  appeals: { call: 'GET /api/admin/appeals', data: contract.appeals.queue.data },
};

it.each(Object.entries(tabs))(
  'the tab %s says every code of its table in words',
  async (tab, { call, data, codes }) => {
    openTab(`?tab=${tab}`, { [call]: filled(data, codes), 'GET /api/admin/admins': { admins: [] } });
    await screen.findAllByText(/Words/);
    expect(rawCodes(data, codes)).toEqual([]);
  },
);

it('the audit log says every step about every target in words', async () => {
  const { data } = contract.admin.audit;
  const entries = auditTargets.flatMap((type) =>
    Object.keys(auditWords[type]).map((action, variant) => {
      const [entry] = (sampleOf(data, { variant }) as z.output<typeof data>).entries;
      const id = `${type} ${action}`;
      return { ...entry, id, action, target: { ...entry!.target, type }, status: 'in-progress', note: '' };
    }),
  );
  const answers = { 'GET /api/admin/audit': { entries, nextCursor: null }, 'GET /api/admin/admins': { admins: [] } };
  openTab('?tab=audit', answers);
  await screen.findAllByText(/Words/);
  expect(rawCodes(data, { action: actionsOn(...auditTargets), status: ['in-progress'] })).toEqual([]);
});

/** Changes and certificates are shown as homes are. */
const queues: Readonly<Partial<Record<ReviewTab, Table>>> = {
  homes: tabs.listings!,
  reports: { ...tabs.reports!, codes: { reason: allReportReasons, reasons: allReportReasons } },
  appeals: tabs.appeals!,
  suspensions: { call: '', data: contract.measures.waiting.data },
  viewings: { call: '', data: contract.viewings.contests.data },
};

/** What is loaded beside the open item. */
const beside = {
  review: contract.moderation.listing.data,
  record: contract.review.record.data,
  decision: contract.review.decision.data,
  'review-certificates': contract.certificates.review.data,
  'user-notes': contract.review.notes.data,
} as const satisfies Record<string, z.ZodType>;

/** Longer enumerations are documented words, such as kinds of heating. */
const MOST_OPENED = 8;

const done = <Data,>(data: Data) => Promise.resolve({ success: true as const, data });

it.each(Object.keys(queues) as ReviewTab[])(
  'the review of %s says every code of its items, and of what is beside them, in words',
  async (tab) => {
    const { data, codes } = queues[tab]!;
    const page = filled(data, codes);
    const [list = []] = Object.values(page).filter(Array.isArray) as { readonly targetId?: string }[][];
    const items = list.slice(0, MOST_OPENED).map((item, at) => ({
      ...item,
      id: `item-${at}`,
      ...(tab === 'reports' && { targetId: `item-${at}` }),
    }));
    const counts = Object.fromEntries(reviewTabs.map((one) => [one, items.length])) as Record<ReviewTab, number>;
    stubServer(replies.success(null));
    const schemas = Object.entries(beside);
    for (let at = 0; at < items.length; at += 1) {
      const loader = ({ request }: { readonly request: Request }) => {
        const [, schema] = schemas.find(([name]) => new URL(request.url).searchParams.has(name)) ?? [];
        return {
          success: true,
          data: schema ? withEveryAction(sampleOf(schema, { variant: at, codes: placeCodes })) : null,
        };
      };
      renderPage(
        <ReviewWorkspace
          work={done({ counts, claims: [], targetHours: 24 })}
          queue={{ tab, page: done({ items, nextCursor: null }) } as never}
          listers={null}
        />,
        `/admin/review?tab=${tab}&open=item-${at}`,
        loader as never,
      );
      await waitFor(() => expect(document.querySelector('[aria-current="true"]')).toBeTruthy());
      await screen.findAllByText('Private notes');
      for (const schema of [data, ...Object.values(beside)]) expect(rawCodes(schema, codes)).toEqual([]);
      cleanup();
    }
  },
);

/** Where marked words are. */
const placeCodes: TextCodes = { field: ['propertyDescription', 'captions', 'title'] };

/** The record of a landlord or agent has all steps at once. */
function withEveryAction(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('lister' in data)) return data;
  const { lister } = data as { readonly lister: { readonly decisions?: readonly object[] } };
  const [first] = lister.decisions ?? [];
  if (!first) return data;
  const decisions = (['listing', 'account'] as const).flatMap((about) =>
    actionsOn(about).map((action) => ({ ...first, about, action, at: '2026-11-10T12:00:00.000Z' })),
  );
  return { ...data, lister: { ...lister, decisions } };
}
