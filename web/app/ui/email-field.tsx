import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

type EmailFieldProps = Partial<Omit<ComponentProps<typeof TextField>, 'type'>>;

/** An address of one's own, unless it says otherwise. */
export const EmailField = (props: EmailFieldProps) => (
  <TextField
    name="email"
    label="Email address"
    autoComplete="email"
    {...props}
    type="email"
    autoCapitalize="none"
    spellCheck={false}
  />
);
