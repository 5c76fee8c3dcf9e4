import type { ChangeEvent, ComponentProps } from 'react';
import { FilterSelect } from './filter-inputs.tsx';

/** With script a choice counts at once; without, it goes out with the Search button. */
const sendForm = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => currentTarget.form?.requestSubmit();

export const BarSelect = (props: Omit<ComponentProps<typeof FilterSelect>, 'onChange'>) => (
  <FilterSelect {...props} onChange={sendForm} />
);
