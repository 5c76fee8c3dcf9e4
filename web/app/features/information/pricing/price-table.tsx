const rows = [
  { what: 'Account', note: 'and everything it comes with' },
  { what: 'Listings', note: 'one or a thousand' },
  { what: 'Messages and applications', note: 'sent or received' },
  { what: 'Subscription', note: 'there is none' },
  { what: 'Commission', note: 'the rent is yours' },
];
const columns = ['Tenants', 'Landlords', 'Agents'];

/** A table of nothing but zeros: that is the point. */
export const PriceTable = () => (
  <table className="w-full border-collapse text-left">
    <caption className="sr-only">What Letfair charges, by kind of user</caption>
    <thead>
      <tr className="border-b border-line-strong text-sm text-muted">
        <th scope="col" className="py-3 pr-2 font-semibold">
          For
        </th>
        {columns.map((column) => (
          <th key={column} scope="col" className="py-3 pl-2 text-right font-semibold">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ what, note }) => (
        <tr key={what} className="border-b border-line">
          <th scope="row" className="py-4 pr-2 font-semibold">
            {what}
            <span className="block text-sm font-normal text-muted">{note}</span>
          </th>
          {columns.map((column) => (
            <td key={column} className="py-4 pl-2 text-right font-display text-title font-semibold tabular-nums">
              £0
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
