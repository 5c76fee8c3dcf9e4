import { ownValue } from '../../code-table.ts';
import { ukMomentInWords } from '../../uk-time.ts';
import { type AuditTarget, auditInWords } from '../audit-words.ts';

interface Decided {
  /** Null once the account is gone. */
  readonly by: string | null;
  readonly action: string;
  readonly at: Date;
}

/** In the log, entries about viewings have no subject. */
const contestWords: Readonly<Record<string, string>> = {
  'viewing-upheld': 'Kept the entry in the viewing record',
  'viewing-struck': 'Removed the entry from the viewing record',
};

/** "Sam Field approved a listing on Thursday 19 November 2026, 2.05pm." */
export function decidedInWords(about: AuditTarget, { by, action, at }: Decided): string {
  const done = ownValue(contestWords, action) ?? auditInWords(about, action);
  return `${by || 'Another admin'} ${done.charAt(0).toLowerCase()}${done.slice(1)} on ${ukMomentInWords(at)}.`;
}
