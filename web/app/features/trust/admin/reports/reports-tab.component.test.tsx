import type { ReportedTarget } from '@letfair/contract/trust/reports';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openTab } from '../../../../testing/open-admin-tab.tsx';
import { replyByCall } from '../../../../testing/render-page.tsx';

const at = '2026-11-10T12:00:00.000Z';

describe('reports', () => {
  const person = {
    id: 'ada',
    name: 'Ada Lister',
    email: 'ada@landlord.example',
    userType: 'landlord',
    createdAt: at,
    suspended: false,
  };
  const report = (id: string, reporter: object | null) => ({
    id,
    reason: 'scam',
    description: `Text ${id}`,
    reporter,
    createdAt: at,
    shared: null,
  });
  const ben = {
    id: 'b',
    email: 'ben@tenant.example',
    userType: 'tenant',
    suspended: true,
    sent: 1,
    upheld: 1,
    dismissed: 0,
  };
  const aTarget = (changes: object = {}) =>
    ({
      type: 'property',
      targetId: 'home',
      title: 'Flat by the canal',
      listingStatus: 'live',
      person,
      reporters: 2,
      openReports: 3,
      lastReportId: 'r1',
      reasons: ['fake-listing', 'scam'],
      lastAt: at,
      waitingSince: at,
      reports: [report('r1', ben), report('r2', null)],
      earlier: [],
      ...changes,
    }) as ReportedTarget;
  const queue = (...targets: readonly ReportedTarget[]) => ({ targets, nextCursor: null });

  it('show the home with its page, its lister, and each report with the record of its author', async () => {
    const earlier = [{ at, action: 'reject', note: 'No photos.', by: 'Ben' }];
    openTab('?tab=reports', { 'GET /api/admin/reports': queue(aTarget({ earlier })) });
    expect(await screen.findByText('Fake listing, Scam')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View listing' }).getAttribute('href')).toBe('/properties/home');
    expect(screen.getByText('Listed by')).toBeTruthy();
    expect(screen.getByText('3 reports (showing the last 2)')).toBeTruthy();
    expect(document.body.textContent).toContain('1 report so far: 1 upheld, 0 dismissed · suspended');
    expect(document.body.textContent).toContain('An account that has been deleted');
    expect(screen.getByText('Earlier decisions (1)')).toBeTruthy();
    expect(document.body.textContent).toContain('Rejected by Ben');
    expect(await screen.findByText('1 reported home or person shown')).toBeTruthy();
  });

  it('with shared messages show them when they are asked for, and say that this is logged', async () => {
    const shared = { about: 'message', messages: 1, lastReadAt: null };
    const deleted = { about: 'conversation', messages: 0, lastReadAt: at };
    const reports = [
      { ...report('r1', ben), shared },
      { ...report('r2', ben), shared: deleted },
    ];
    const read = {
      number: 3,
      sender: 'landlord',
      isReporters: false,
      content: 'Pay now.',
      attachments: [],
      sentAt: at,
    };
    const { user, sentTo } = openTab('?tab=reports', {
      'GET /api/admin/reports': queue(aTarget({ type: 'user', listingStatus: null, reports })),
      'POST /api/admin/reports/r1/messages': { messages: [read] },
    });
    const button = await screen.findByRole('button', { name: 'Read 1 shared message', hidden: true });
    expect(document.body.textContent).toContain('The audit log records that you’ve read them.');
    expect(document.body.textContent).toContain('The shared messages were deleted 90 days after the decision.');
    expect(sentTo('/api/admin/reports/r1')).toEqual([]);
    await user.click(button);
    const list = within(await screen.findByRole('region', { name: '1 shared message', hidden: true }));
    expect(list.getByRole('listitem', { hidden: true }).textContent).toMatch(
      /^Reported person, landlord · .*Pay now\.$/,
    );
  });

  it.each([
    ['of a home that is off the market', { listingStatus: 'withdrawn' }],
    ['of a lister who is suspended', { person: { ...person, suspended: true } }],
    ['about a person', { type: 'user', listingStatus: null }],
  ])('lead to no page %s', async (_, changes) => {
    const all = { openReports: 2, ...changes };
    openTab('?tab=reports', { 'GET /api/admin/reports': queue(aTarget(all)) });
    expect(await screen.findByText('2 reports')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'View listing' })).toBeNull();
    expect(screen.queryByText('Listed by') !== null).toBe(!('type' in changes));
    expect(screen.queryByText('Suspended') !== null).toBe('person' in changes);
    expect(screen.queryByText(/Earlier decisions/)).toBeNull();
  });

  const decide = async (user: ReturnType<typeof openTab>['user'], name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: new RegExp(name) }));
    await user.click(dialog.getByRole('button', { name }));
    expect(dialog.getByText('Please say why.')).toBeTruthy();
    await user.type(dialog.getByRole('textbox'), 'Seen it.');
    await user.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };

  it('leave the list when they are decided, with what was seen', async () => {
    const { user, sentTo } = openTab('?tab=reports', {
      'GET /api/admin/reports': queue(aTarget()),
      'POST /api/admin/reports/home/decision': { id: 'd' },
    });
    await decide(user, 'Hide listing');
    expect(await screen.findByText('“Flat by the canal” is no longer shown.')).toBeTruthy();
    expect(screen.getByText('No open reports')).toBeTruthy();
    expect(sentTo('/api/admin/reports/home')[0]?.body).toEqual({
      decision: 'hide-listing',
      reason: 'Seen it.',
      seen: { lastReportId: 'r1', reports: 3 },
    });
  });

  it('stay while a second admin has to confirm', async () => {
    const { user } = openTab('?tab=reports', {
      'GET /api/admin/reports': queue(aTarget()),
      'POST /api/admin/reports/home/decision': null,
    });
    await decide(user, 'Suspend account');
    expect(await screen.findByText(/another admin has to confirm/)).toBeTruthy();
    expect(screen.getByText('Fake listing, Scam')).toBeTruthy();
  });

  it('close the question when another moderator was first, and say so', async () => {
    const { user } = openTab('?tab=reports', {
      'GET /api/admin/reports': queue(aTarget()),
      'POST /api/admin/reports/home/decision': { refused: 'conflict', message: 'Already decided.' },
    });
    await decide(user, 'Dismiss');
    expect(await screen.findByText('Already decided.')).toBeTruthy();
    expect(screen.getByText('Fake listing, Scam')).toBeTruthy();
  });

  it('keep the question open, with what was typed, when the server fails', async () => {
    const { user } = openTab('?tab=reports', {
      'GET /api/admin/reports': queue(aTarget()),
      'POST /api/admin/reports/home/decision': { refused: 'internal', message: 'Try later.' },
    });
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Seen it.');
    await user.click(dialog.getByRole('button', { name: 'Dismiss' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Try later.');
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Seen it.');
  });

  it('can be asked for again when they could not be loaded', async () => {
    const { user, replyWith } = openTab('?tab=reports', { 'GET /api/admin/reports': { refused: 'internal' } });
    expect(await screen.findByText('We couldn’t load the reports.')).toBeTruthy();
    replyWith(replyByCall({ 'GET /api/admin/reports': queue(aTarget()) }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Fake listing, Scam')).toBeTruthy();
    expect(screen.queryByText('We couldn’t load the reports.')).toBeNull();
  });

  it('open the whole listing and the details of its lister', async () => {
    const { user } = openTab('?tab=reports', {
      'GET /api/admin/reports': queue(aTarget()),
      'GET /api/admin/properties/home': { refused: 'internal' },
      'GET /api/admin/users/ada': { refused: 'internal' },
    });
    await user.click(await screen.findByRole('button', { name: 'Whole listing' }));
    expect(await screen.findByRole('dialog', { name: 'Flat by the canal' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'User details' }));
    expect(await screen.findByRole('dialog', { name: 'User details' })).toBeTruthy();
  });

  it('that were decided say how and by whom, until the person is gone', async () => {
    const decision = {
      ...aTarget(),
      id: 'd1',
      decision: 'hide-listing',
      outcome: 'upheld',
      reason: 'Fake.',
      decidedAt: at,
      decidedBy: 'Ben',
      closed: 2,
    };
    const dismissed = { ...decision, id: 'd2', decision: 'dismiss', outcome: 'dismissed', decidedBy: '' };
    const { router, user } = openTab('?tab=reports&show=decided', {
      'GET /api/admin/reports/decided': { decisions: [decision, dismissed], nextCursor: null },
      'GET /api/admin/reports': queue(),
    });
    expect(await screen.findByText('Upheld')).toBeTruthy();
    expect(screen.getByText('Dismissed')).toBeTruthy();
    expect(document.body.textContent?.match(/ by Ben/g)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Whole listing' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Reports' }), 'Open');
    expect(await screen.findByText('No open reports')).toBeTruthy();
    expect(router.state.location.search).toBe('?tab=reports');
  });
});
