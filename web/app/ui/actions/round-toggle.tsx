import type { LucideIcon } from 'lucide-react';
import { classNames } from '../../lib/class-names.ts';
import { keepsEarlyPress } from '../../lib/first-paint/use-hydrated.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

interface RoundToggleProps {
  readonly icon: LucideIcon;
  /** Stays the same when it is pressed, because `aria-pressed` carries the state. */
  readonly name: string;
  readonly pressed: boolean;
  readonly onPress: () => void;
}

/** A round button with an icon that is filled while it is pressed. */
export const RoundToggle = ({ icon: Icon, name, pressed, onPress }: RoundToggleProps) => (
  <button type="button" {...keepsEarlyPress} aria-pressed={pressed} onClick={onPress} className="round-toggle">
    <Icon aria-hidden="true" className={classNames('size-5', pressed && 'fill-accent')} />
    <VisuallyHidden>{name}</VisuallyHidden>
  </button>
);
