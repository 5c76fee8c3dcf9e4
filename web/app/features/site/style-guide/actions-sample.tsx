import { LogOut, User } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Chip } from '../../../ui/actions/chip.tsx';
import { LinkButton, TextLink } from '../../../ui/actions/links.tsx';
import { LoadMore } from '../../../ui/feedback/load-more.tsx';
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';

const variants = ['primary', 'accent', 'quiet', 'plain', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;
const nothing = () => undefined;

export function ActionsSample() {
  const [asking, setAsking] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-5">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant}, {size}
            </Button>
          ))}
          <Button variant={variant} disabled>
            {variant}, disabled
          </Button>
          <Button variant={variant} busy="Saving...">
            {variant}, busy
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <LinkButton to="/dev/style">A link that looks like a button</LinkButton>
        <TextLink to="/dev/style">A link in a text</TextLink>
        <Chip text="Leeds" onRemove={nothing} />
        <Menu
          label="Sample"
          button="Menu"
          header={<p className="font-semibold">Maya Osei</p>}
          items={[
            { label: 'Somewhere', icon: User, to: '/dev/style' },
            { label: 'Something', icon: LogOut, onSelect: nothing },
          ]}
        />
        <Button onClick={() => setAsking(true)}>Ask first</Button>
      </div>
      <LoadMore list={{ hasMore: true, loadingMore: false, moreFailed: true, loadMore: async () => nothing() }} />
      {asking && (
        <ConfirmDialog
          title="Withdraw this listing?"
          action="Withdraw"
          busy={false}
          onConfirm={() => setAsking(false)}
          onClose={() => setAsking(false)}
        >
          Nobody will find it any more. You can list it again from a copy.
        </ConfirmDialog>
      )}
    </div>
  );
}
