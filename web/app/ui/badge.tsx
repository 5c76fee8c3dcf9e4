import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

const tones = {
  neutral: 'bg-sand-deep text-ink',
  good: 'bg-primary-soft text-link',
  warm: 'bg-accent-soft text-on-accent-soft',
  harm: 'bg-danger-soft text-on-danger-soft',
} as const;

interface BadgeProps {
  readonly tone?: keyof typeof tones;
  readonly children: ReactNode;
}

export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span
    className={classNames(
      'inline-flex items-center rounded-sm px-2 py-0.5 text-sm font-semibold whitespace-nowrap',
      tones[tone],
    )}
  >
    {children}
  </span>
);
