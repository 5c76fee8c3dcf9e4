import { isOpen } from '@letfair/domain/lettings/applications/lifecycle';
import { useAnswer } from '../../../../lib/network/use-answer.ts';
import { api, useTenantToken } from '../../../accounts/session/index.ts';

/** The signed-in tenant's application for a home: the open one, else the newest. Null for everybody else. */
export function useOwnApplication(propertyId: string) {
  const token = useTenantToken();
  // Without an answer the page is the one that everybody sees.
  const { data, load } = useAnswer(
    (signal) => api.applications.list({ query: { propertyId } }, { signal }),
    token && `${token} ${propertyId}`,
  );
  const applications = (token && data?.applications) || [];
  return {
    application: applications.find(({ status }) => isOpen(status)) ?? applications[0] ?? null,
    reload: load,
  };
}
