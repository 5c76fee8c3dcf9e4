import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface PanelMessageProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly back?: ReactNode;
  readonly children?: ReactNode;
}

/** Stands in the middle of a panel that has nothing else to show. */
export const PanelMessage = ({ icon: Icon, title, back, children }: PanelMessageProps) => (
  <div className="flex h-full min-h-0 flex-col">
    {back && <div className="px-3 py-2 md:hidden">{back}</div>}
    <div className="grid flex-1 place-content-center justify-items-center gap-3 px-5 py-8 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-primary-soft text-primary">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <h2 className="text-title">{title}</h2>
      {children && <p className="text-balance text-muted">{children}</p>}
    </div>
  </div>
);
