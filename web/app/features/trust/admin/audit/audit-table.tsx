import type { ShownAuditEntry } from '@letfair/contract/trust/admin';
import { formatMoment } from '../../../../lib/dates.ts';
import { TextLink } from '../../../../ui/actions/links.tsx';
import { Cell, Row, Table, TablePlaceholder } from '../../../../ui/layout/table.tsx';
import { aboutWhat, byWhom, doneInWords } from './audit-words.ts';

interface AuditTableProps {
  readonly loadingMore: boolean;
  readonly entries: readonly ShownAuditEntry[];
  readonly onUser: (id: string) => void;
}

const columns = ['When', 'Admin', 'Action', 'About', 'Reason'];

/** The table before its rows are loaded. */
export const AuditPlaceholder = () => <TablePlaceholder columns={columns} />;

export const AuditTable = ({ entries, onUser, loadingMore }: AuditTableProps) => (
  <Table caption="Audit log" cards columns={columns} loadingMore={loadingMore}>
    {entries.map((entry) => (
      <Row key={entry.id}>
        <Cell>
          <span className="whitespace-nowrap tabular-nums">{formatMoment(entry.at)}</span>
        </Cell>
        <Cell>
          <span className="block min-w-28">{byWhom(entry)}</span>
        </Cell>
        <Cell>
          <span className="block min-w-36 font-semibold">{doneInWords(entry)}</span>
        </Cell>
        <Cell>
          <div className="sm:min-w-48">
            <Target target={entry.target} onUser={onUser} />
          </div>
        </Cell>
        <Cell>
          <span className="block max-w-96 sm:min-w-72 wrap-anywhere whitespace-pre-line">{entry.note}</span>
        </Cell>
      </Row>
    ))}
  </Table>
);

function Target({ target, onUser }: { readonly target: ShownAuditEntry['target'] } & Pick<AuditTableProps, 'onUser'>) {
  const { propertyId, userId } = target;
  const label = aboutWhat(target);
  if (propertyId) return <TextLink to={`/properties/${propertyId}`}>{label}</TextLink>;
  if (!userId) return label;
  return (
    <button
      type="button"
      onClick={() => onUser(userId)}
      className="cursor-pointer rounded-sm text-left font-semibold text-link underline decoration-1 underline-offset-3 hover:decoration-2"
    >
      {label}
    </button>
  );
}
