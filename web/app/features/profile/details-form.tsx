import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import type { useDetailsForm } from './use-details-form.ts';

interface DetailsFormProps {
  readonly form: ReturnType<typeof useDetailsForm>;
  readonly action: string;
  readonly children: ReactNode;
}

export const DetailsForm = ({ form, action, children }: DetailsFormProps) => (
  <Form onSubmit={form.save} onTyped={form.onTyped} errors={form.errors}>
    {children}
    <div className="flex justify-end">
      <Button type="submit" variant="primary" busy={form.busy && 'Saving...'}>
        {action}
      </Button>
    </div>
  </Form>
);
