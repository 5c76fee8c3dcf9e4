import { useState } from 'react';
import { Checkbox, CheckboxGroup } from '../../../ui/forms/checkbox.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { SelectField } from '../../../ui/forms/select.tsx';
import { DateField, TextArea, TextField } from '../../../ui/forms/text-fields.tsx';

const items = ['Gas', 'Electricity', 'Water'] as const;
type Item = (typeof items)[number];

export function FieldsSample() {
  const [chosen, setChosen] = useState<readonly Item[]>(['Gas']);
  const [search, setSearch] = useState('');
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <TextField name="plain" label="Title" />
      <TextField name="hinted" label="Monthly rent" prefix="£" hint="What a tenant pays each calendar month." />
      <TextField name="optional" label="Address line 2" optional />
      <TextField name="wrong" label="Postcode" defaultValue="Leeds" error="Enter a UK postcode such as LS1 4DY." />
      <PasswordField name="secret" label="Password" autoComplete="off" />
      <DateField name="day" label="Available from" />
      <SelectField
        name="choice"
        label="Property type"
        prompt="Choose a type"
        options={[
          { value: 'flat', label: 'Flat' },
          { value: 'house', label: 'House' },
        ]}
      />
      <SelectField name="missing" label="EPC rating" prompt="Choose" options={[]} error="EPC rating is required" />
      <TextArea name="text" label="Description" hint="In your own words." />
      <SearchField label="Search" placeholder="Name or address" value={search} onChange={setSearch} />
      <Checkbox name="one" label="Pets considered" hint="A ban on all pets is hard to uphold." />
      <CheckboxGroup
        name="several"
        legend="Utilities included"
        items={items}
        chosen={chosen}
        onToggle={(item, checked) => setChosen(checked ? [...chosen, item] : chosen.filter((one) => one !== item))}
      />
    </div>
  );
}
