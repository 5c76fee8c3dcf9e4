import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import type { Notice } from '../../lib/forms/use-step.ts';

const tones = {
  harm: { style: 'border-danger bg-danger-soft text-on-danger-soft', icon: CircleAlert },
  good: { style: 'border-primary bg-primary-soft text-ink', icon: CircleCheck },
} as const;

interface AlertProps {
  readonly tone?: keyof typeof tones;
  readonly children: ReactNode;
}

/** Says at once what happened; read out as soon as it appears. */
export function Alert({ tone = 'harm', children }: AlertProps) {
  const { style, icon: Icon } = tones[tone];
  return (
    <div role="alert" className={classNames('flex animate-rise gap-3 rounded-md border px-4 py-3', style)}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** What was done last, where something was. */
export const NoticeAlert = ({ notice }: { readonly notice: Notice | null }) =>
  notice && <Alert tone={notice.tone}>{notice.text}</Alert>;
