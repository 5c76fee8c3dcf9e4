import type { AgentProfile } from '@letfair/domain/listings/law/agent-profile';
import { ukDay } from '@letfair/domain/uk-time';
import { type ReactNode, useEffect, useState } from 'react';
import { patiently } from '../../../lib/network/patiently.ts';
import { FindingLine } from '../../../ui/feedback/finding-line.tsx';

type Assess = typeof import('@letfair/domain/listings/law/agent-profile').assessProfileText;

/** They are large, and only agents need them here. */
const loadRules = patiently(async () => (await import('@letfair/domain/listings/law/agent-profile')).assessProfileText);

/** What the law objects to in what is typed about the agency, for the note beside each field. */
export function useProfileFindings(typed: AgentProfile): (name: keyof AgentProfile) => ReactNode {
  const [assess, setAssess] = useState<Assess | null>(null);
  useEffect(() => {
    void loadRules().then((loaded) => setAssess(() => loaded));
  }, []);
  return (name) => {
    const findings = assess?.(typed[name], ukDay(new Date())) ?? [];
    return findings.length === 0
      ? undefined
      : findings.map((finding) => (
          <FindingLine key={finding.rule} finding={finding} consequence="Keeps your homes from going live." />
        ));
  };
}
