import type { Finding } from '@letfair/domain/compliance/rule';
import { Badge } from '../../../ui/badge.tsx';

interface FindingsListProps {
  readonly findings: readonly Finding[];
  /** What stands there when the rules have nothing to say. */
  readonly none: string;
}

/** What the rules of the nation say of a listing; what keeps it from going live comes first. */
export function FindingsList({ findings, none }: FindingsListProps) {
  if (findings.length === 0) return <p className="text-muted">{none}</p>;
  const sorted = findings.toSorted((one, two) => Number(two.severity === 'block') - Number(one.severity === 'block'));
  return (
    <ul className="grid gap-3">
      {sorted.map(({ rule, field, severity, sentence, citation }) => (
        <li key={`${rule} ${field} ${sentence}`} className="grid justify-items-start gap-1">
          {severity === 'block' ? <Badge tone="harm">Keeps it from going live</Badge> : <Badge>Advice</Badge>}
          <p>{sentence}</p>
          <p className="text-sm text-muted">{citation}</p>
        </li>
      ))}
    </ul>
  );
}
