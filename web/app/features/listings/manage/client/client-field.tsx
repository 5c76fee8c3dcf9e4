import type { ClientRecord } from '@letfair/contract/agencies/clients/clients';
import { useEffect, useEffectEvent, useState } from 'react';
import { SelectField } from '../../../../ui/forms/select.tsx';
import { TitledSection } from '../../../../ui/layout/titled-section.tsx';
import { loadClientChoices } from './listing-client-dialog.tsx';

interface ClientFieldProps {
  /** Empty for none. */
  readonly value: string;
  readonly onChange: (clientId: string) => void;
}

/** Nothing while an agent has no clients. */
export function ClientField({ value, onChange }: ClientFieldProps) {
  const [clients, setClients] = useState<readonly ClientRecord[]>([]);
  /** A client that was archived since the draft was saved takes no new listings. */
  const dropArchived = useEffectEvent((known: readonly ClientRecord[]) => {
    if (value !== '' && !known.some(({ id }) => id === value)) onChange('');
  });

  useEffect(() => {
    const leaving = new AbortController();
    void loadClientChoices(leaving.signal).then((answer) => {
      if (!answer.success || leaving.signal.aborted) return;
      setClients(answer.data);
      dropArchived(answer.data);
    });
    return () => leaving.abort();
  }, []);

  return (
    clients.length > 0 && (
      <TitledSection title="Client" className="grid gap-5 border-t border-line pt-8">
        <SelectField
          name="clientId"
          label="Whose home is this?"
          hint="Choose one of your clients. No one else will see this, and you can change it later under Manage properties."
          prompt="No client"
          options={clients.map(({ id, name }) => ({ value: id, label: name }))}
          value={value}
          onChange={onChange}
          optional
        />
      </TitledSection>
    )
  );
}
