import type { Application } from '@letfair/contract/applications';
import { isOpen } from '@letfair/domain/applications/lifecycle';
import { useEffect, useState } from 'react';
import { api, useTenantToken } from '../../session/index.ts';

/** The signed-in tenant's application for a home: the open one, else the newest. Null for everybody else. */
export function useOwnApplication(propertyId: string) {
  const token = useTenantToken();
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly application: Application | null }>();
  const [changes, setChanges] = useState(0);
  const key = `${token} ${propertyId}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another change loads it again
  useEffect(() => {
    if (!token) return;
    const left = new AbortController();
    api.applications.list({ query: { propertyId } }, { signal: left.signal }).then(
      (answer) => {
        if (!answer.success) return;
        const { applications } = answer.data;
        setLoaded({ key, application: applications.find(({ status }) => isOpen(status)) ?? applications[0] ?? null });
      },
      () => {
        // Without an answer the page is the one that everybody sees.
      },
    );
    return () => left.abort();
  }, [key, token, propertyId, changes]);

  return {
    application: token && loaded?.key === key ? loaded.application : null,
    reload: () => setChanges((before) => before + 1),
  };
}
