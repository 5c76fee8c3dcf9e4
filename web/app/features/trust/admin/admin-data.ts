import type { ComponentType } from 'react';
import { type LoadResult, type Page, toLoadResult, toPageResult, useDetails } from '../../../lib/page-data.ts';
import { api } from '../../accounts/session/index.ts';

export interface PageRequest {
  readonly params: URLSearchParams;
  readonly cursor?: string | undefined;
  readonly signal: AbortSignal;
}

export interface ScreenProps<Item> {
  readonly promise: Promise<LoadResult<Page<Item>>>;
}

/** A list of the dashboard: its label, a page of it, and its screen. */
export interface ListTab<Item> {
  readonly label: string;
  readonly load: (request: PageRequest) => Promise<LoadResult<Page<Item>>>;
  readonly Screen: ComponentType<ScreenProps<Item>>;
}

export const loadOpenReports = ({ cursor, signal }: Omit<PageRequest, 'params'>) =>
  toPageResult(api.reports.queue({ query: { ...(cursor && { cursor }) } }, { signal }), ({ targets }) =>
    targets.map((target) => ({ ...target, id: target.targetId })),
  );

/** What the dialogs of the tabs read, by the parameter that carries the id. */
export const details = {
  'user-details': ({ id, signal }: DetailsRequest) => toLoadResult(api.admin.user({ params: { id } }, { signal })),
  'review-certificates': ({ id, signal }: DetailsRequest) =>
    toLoadResult(api.certificates.review({ params: { id } }, { signal })),
  review: ({ id, signal }: DetailsRequest) => toLoadResult(api.moderation.listing({ params: { id } }, { signal })),
  decision: ({ id, signal }: DetailsRequest) =>
    toLoadResult(api.review.decision({ params: { targetId: id } }, { signal })),
  'unflagged-homes': ({ id, signal }: DetailsRequest) =>
    toLoadResult(api.review.unflagged({ query: { lister: id } }, { signal })),
  admins: ({ signal }: DetailsRequest) => toLoadResult(api.admin.admins({}, { signal })),
  record: ({ id, signal }: DetailsRequest) => toLoadResult(api.review.record({ params: { id } }, { signal })),
  'user-measures': ({ id, signal }: DetailsRequest) =>
    toLoadResult(api.measures.ofUser({ params: { id } }, { signal })),
  'user-notes': ({ id, signal }: DetailsRequest) => toLoadResult(api.review.notes({ params: { id } }, { signal })),
};

interface DetailsRequest {
  readonly id: string;
  readonly signal: AbortSignal;
}

type Details = typeof details;
type DetailsOf<Name extends keyof Details> =
  Awaited<ReturnType<Details[Name]>> extends LoadResult<infer Data> ? Data : never;

export const useAdminDetails = <Name extends keyof Details>(name: Name, id: string) =>
  useDetails<DetailsOf<Name>>(name, id);
