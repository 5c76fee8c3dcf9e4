import type { DemoAccount } from '@letfair/contract/meta';
import { Button } from '../../ui/actions/button.tsx';

interface DemoSignInProps {
  readonly accounts: readonly DemoAccount[];
  readonly busy: boolean;
  readonly onChoose: (account: DemoAccount) => void;
}

/** In a demonstration a newcomer can be anybody, at one press. */
export const DemoSignIn = ({ accounts, busy, onChoose }: DemoSignInProps) => (
  <section aria-labelledby="demo-accounts" className="grid gap-4 border-t border-line pt-6">
    <div className="grid gap-1">
      <h2 id="demo-accounts" className="text-lg font-semibold">
        Just looking?
      </h2>
      <p className="text-sm text-muted">
        This is a demonstration: homes and people are made up. Look at it from any side.
      </p>
    </div>
    <ul className="grid gap-2 sm:grid-cols-2">
      {accounts.map((account) => (
        <li key={account.email}>
          <Button wide disabled={busy} onClick={() => onChoose(account)}>
            {account.firstName}, {account.userType}
          </Button>
        </li>
      ))}
    </ul>
    <p className="text-sm text-muted">
      Or type {accounts[0]?.email} and the like; the password is{' '}
      <code className="font-mono break-all">{accounts[0]?.password}</code> for all of them.
    </p>
  </section>
);
