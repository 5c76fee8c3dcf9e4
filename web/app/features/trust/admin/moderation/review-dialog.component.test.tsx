import type { ReviewedListing } from '@letfair/contract/trust/admin/moderation';
import { emptyListingForm } from '@letfair/domain/listings/form/listing-form';
import { payloadOf } from '@letfair/domain/listings/form/listing-payload';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { page } from '../../../../testing/render-page.tsx';
import { ReviewDialog } from './review-dialog.tsx';

const id = '01900000-0000-7000-8000-000000000001';
const at = '2026-11-10T12:00:00.000Z';

function aReviewedListing(changes: Partial<ReviewedListing> = {}): ReviewedListing {
  const { images: _images, ...values } = payloadOf({
    ...emptyListingForm,
    propertyType: 'flat',
    availableDate: '2026-12-03',
  });
  return {
    ...values,
    id,
    status: 'pending',
    version: 3,
    title: 'Flat by the canal',
    description: 'Bright and quiet.',
    price: 1_200,
    features: [],
    ownFeatures: [],
    nation: 'england',
    photos: [],
    submittedAt: at,
    publishedAt: null,
    confirmedAt: null,
    expiresAt: null,
    rejectionReason: null,
    createdAt: at,
    updatedAt: at,
    findings: [],
    completeness: { percent: 100, asked: 16, missing: [], notKnown: [] },
    revision: null,
    inventory: null,
    history: [],
    rentHistory: [],
    quality: { score: 100, raises: [] },
    rentComparison: null,
    flags: [],
    lister: {
      id,
      name: 'Ada Lister',
      email: 'ada@landlord.example',
      userType: 'landlord',
      createdAt: at,
      suspended: false,
      redress: null,
    },
    ...changes,
  } as ReviewedListing;
}

function openReview(newer: ReviewedListing, changes: Partial<ReviewedListing> = {}) {
  const sent: (string | null)[] = [];
  let shown = aReviewedListing(changes);
  vi.stubGlobal('fetch', async (_path: string, { headers }: RequestInit) => {
    const ifMatch = new Headers(headers).get('If-Match');
    sent.push(ifMatch);
    if (ifMatch === `"${newer.version}"`) return Response.json({ success: true, data: newer });
    shown = newer;
    const message = 'This listing has changed since you opened it.';
    return Response.json({ success: false, message, data: { property: newer }, error: { code: 'stale' } });
  });
  const onDecided = vi.fn();
  const dialog = <ReviewDialog id={id} title="Flat by the canal" onDecided={onDecided} onClose={() => undefined} />;
  const loader = ({ request }: { readonly request: Request }) => ({
    success: true,
    data: dataFor(request.url, shown),
  });
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: dialog, loader }])} />);
  return { user: userEvent.setup({ delay: null }), sent, onDecided };
}

/** What the page's loader answers for the parts of the dialog. */
function dataFor(url: string, listing: ReviewedListing) {
  if (url.includes('review-certificates')) return { certificates: [], earlier: [] };
  return url.includes('decision=') ? { decision } : listing;
}
const decision = {
  sentence: 'Sam Field approved a listing on Thursday 19 November 2026, 2.05pm.',
  note: 'Called the agent.',
  at,
};

async function writeReason(user: ReturnType<typeof userEvent.setup>, reason: string) {
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  await user.type(screen.getByLabelText(/Reason for rejection/), reason);
  await user.click(screen.getByRole('button', { name: 'Reject listing' }));
}

it('shows what the lister changed while it was read, keeps the reason, and decides about the newer version', async () => {
  const { user, sent, onDecided } = openReview(aReviewedListing({ version: 4, description: 'WhatsApp me.' }));
  await writeReason(user, 'Please show the kitchen.');

  expect((await screen.findByRole('alert')).textContent).toContain(
    'DescriptionBright and quiet. → has become WhatsApp me.',
  );
  expect(onDecided).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(page.field('reason').value).toBe('Please show the kitchen.');
  await user.click(screen.getByRole('button', { name: 'Reject listing' }));
  await waitFor(() => expect(onDecided).toHaveBeenCalledOnce());
  expect(sent).toEqual(['"3"', '"4"']);
});

it('needs a reason to reject a listing, and sends an approval once however often it is pressed', async () => {
  const { user, sent, onDecided } = openReview(aReviewedListing());
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  await user.click(screen.getByRole('button', { name: 'Reject listing' }));
  expect(page.descriptionOf('reason')).toContain('Tell the landlord or agent what to change.');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const question = within(screen.getByRole('dialog', { name: /^Approve/ }));
  await user.dblClick(question.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(onDecided).toHaveBeenCalledExactlyOnceWith('“Flat by the canal” is live.'));
  expect(sent).toEqual(['"3"']);
});

it('names the rule that keeps a listing from being approved', async () => {
  const sentence = 'The holding deposit is more than one week’s rent.';
  const { user, onDecided } = openReview(aReviewedListing());
  const finding = {
    rule: 'holding',
    nation: 'england',
    severity: 'block',
    sentence,
    citation: 'Tenant Fees Act 2019',
    since: '2019-06-01',
  };
  const message = 'This listing breaks the law.';
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, message, data: { findings: [finding] }, error: { code: 'invalid' } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await user.click(within(screen.getByRole('dialog', { name: /^Approve/ })).getByRole('button', { name: 'Approve' }));
  const alert = await screen.findByRole('alert');
  for (const text of [message, sentence, 'Tenant Fees Act 2019']) expect(alert.textContent).toContain(text);
  expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy();
  expect(onDecided).not.toHaveBeenCalled();
});

it('shows a reason that was not sent when another moderator has decided meanwhile', async () => {
  const { user, onDecided } = openReview(aReviewedListing({ version: 4, status: 'live' }));
  await writeReason(user, 'Please show the kitchen.');
  expect(await screen.findByText('Your reason wasn’t sent')).toBeTruthy();
  expect(await screen.findByText(decision.sentence)).toBeTruthy();
  expect(screen.getByText('Called the agent.')).toBeTruthy();
  expect(screen.getByText('Please show the kitchen.')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain('Pending approval → has become Live');
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(onDecided).not.toHaveBeenCalled();
});

it('marks the words a rule means where they stand, and says since when it applies', async () => {
  const description = 'Bright 🏡 rooms. No DSS. Quiet street.';
  const start = description.indexOf('No DSS');
  const finding = {
    rule: 'england-benefits',
    nation: 'england',
    severity: 'block',
    sentence: '“No DSS” rules out people who receive benefits.',
    citation: 'Renters’ Rights Act 2025, s. 34',
    since: '2026-05-01',
  } as const;
  const inDescription = { item: 0, start, end: start + 6, text: 'No DSS' };
  const inCaption = { item: 0, start: 4, end: 10, text: 'No DSS' };
  const photo = { width: 4, height: 3, placeholder: '', sources: [{ url: '/photos/a.webp', width: 400 }] };
  openReview(aReviewedListing(), {
    description,
    photos: [
      { ...photo, id: 'a', caption: '' },
      { ...photo, id: 'b', caption: 'Hi. No DSS' },
    ],
    findings: [
      { ...finding, field: 'propertyDescription', words: inDescription },
      { ...finding, field: 'captions', words: inCaption },
    ],
    completeness: { percent: 94, asked: 16, missing: ['heating'], notKnown: ['floodRisk'] },
  });
  expect((await screen.findAllByText(/in force since 1 May 2026/)).length).toBe(2);
  const marks = [...document.querySelectorAll('mark')];
  // Twice beside the findings, once in the description and once in the caption.
  expect(marks.map(({ textContent }) => textContent?.match(/: (.*)\]/)?.[1])).toEqual(Array(4).fill('No DSS'));
  expect(document.body.textContent).toContain('Details given: 14 of 16. Not known: flood risk. Not given: heating.');
});

it('shows what the changes replace, and decides about them', async () => {
  const revised = aReviewedListing({
    version: 3,
    status: 'live',
    revision: {
      ...aReviewedListing(),
      description: 'Bright and cheap. WhatsApp me.',
      reasons: [{ kind: 'wording', sentence: 'The text asks people to get in touch elsewhere (“WhatsApp”).' }],
    },
  });
  const { user, onDecided } = openReview({ ...revised, version: 3 }, revised);
  const changes = await screen.findByRole('region', { name: 'Changes waiting for review' });
  expect(changes.textContent).toContain('The text asks people to get in touch elsewhere');
  const marked = (selector: string) => [...changes.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(marked('del')).toEqual(['Bright and quiet.']);
  expect(marked('ins')).toEqual(['Bright and cheap. WhatsApp me.']);
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(screen.getByText(/The version you last approved will stay live/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(onDecided).not.toHaveBeenCalled();
  await user.click(within(screen.getByRole('dialog', { name: /^Approve/ })).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(onDecided).toHaveBeenCalledWith('The changes to “Flat by the canal” have been approved.'));
});

it('rejects and suspends in one dialog, for one reason and with one request', async () => {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  const { user, onDecided } = openReview(aReviewedListing());
  const affected = { seen: 'abc', groups: [] };
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.includes('/affected')) return Response.json({ success: true, data: affected });
    sent.push({ path, body: JSON.parse(String(body)) });
    const message = 'Listing rejected. The account has been suspended.';
    return Response.json({ success: true, message, data: aReviewedListing({ status: 'rejected' }) });
  });
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  expect(document.activeElement).toBe(page.field('reason'));
  await user.click(screen.getByRole('checkbox', { name: 'Also suspend Ada Lister' }));
  expect(screen.getByText('They’re signed out on every device and can’t sign in.')).toBeTruthy();
  expect(await screen.findByText('No viewings or applications are affected.')).toBeTruthy();
  const reason = 'Fraud: asking people to pay for homes that weren’t theirs to let.';
  await user.selectOptions(screen.getByLabelText(/Usual reasons/), reason);
  await user.click(screen.getByRole('button', { name: 'Reject and suspend' }));
  await waitFor(() => expect(onDecided).toHaveBeenCalledOnce());
  expect(onDecided.mock.calls[0]![0]).toBe('“Flat by the canal” has been rejected. The account has been suspended.');
  expect(sent).toEqual([{ path: `/api/admin/properties/${id}/reject`, body: { reason, suspend: { seen: 'abc' } } }]);
});

it('asks before an inventory booking goes a step on, and offers no step after the last', async () => {
  const booking = { id: 'b1', status: 'requested', createdAt: at } as const;
  let listing = aReviewedListing({ inventory: booking as never });
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const { status } = JSON.parse(String(body));
    sent.push([path, status]);
    listing = aReviewedListing({ inventory: { ...booking, status } as never });
    return Response.json({ success: true, data: { status } });
  });
  const certificates = { certificates: [], earlier: [] };
  const loader = ({ request }: { readonly request: Request }) => ({
    success: true,
    data: request.url.includes('review-certificates') ? certificates : listing,
  });
  const element = (
    <ReviewDialog id={id} title="Flat by the canal" onDecided={() => undefined} onClose={() => undefined} />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element, loader }])} />);
  const user = userEvent.setup({ delay: null });
  const mark = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
    const question = within(screen.getByRole('dialog', { name: `${name}?` }));
    expect(question.getByText(/We’ll email the landlord or agent/)).toBeTruthy();
    await user.click(question.getByRole('button', { name }));
  };
  await mark('Mark as arranged');
  expect(await screen.findByText('Arranged')).toBeTruthy();
  await mark('Mark as completed');
  expect(await screen.findByText('Completed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Mark|Cancel booking/ })).toBeNull();
  expect(sent).toEqual(['arranged', 'completed'].map((status) => ['/api/admin/inventory-bookings/b1', status]));
});
