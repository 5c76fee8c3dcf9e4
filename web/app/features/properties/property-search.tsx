import { MapPin, Sprout } from 'lucide-react';
import { Form } from 'react-router';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { controlStyle, Field } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LocationInput } from '../places/index.ts';

export const LocationSearch = ({ location }: { readonly location: string }) => (
  <search className="rounded-md border border-line bg-card p-4">
    {/* The key follows the address, so that Clear Search and the back button also change what the field shows. */}
    <Form key={location} action="/properties" className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end">
      <Field label="Location">
        {(control) => (
          <LocationInput
            {...control}
            name="location"
            required={false}
            defaultValue={location}
            maxLength={100}
            className={controlStyle}
          />
        )}
      </Field>
      {/* A plain button: this form works before the script does, and without it. */}
      <button type="submit" className={buttonStyle('accent', 'md', false)}>
        Search
      </button>
    </Form>
  </search>
);

const BeFirst = () => (
  <LinkButton to="/auth/signup?type=landlord" variant="primary">
    Be the First to List
  </LinkButton>
);

export const NothingFound = ({ location }: { readonly location: string }) =>
  location ? (
    <EmptyState
      icon={MapPin}
      title={`No properties found in ${location}`}
      actions={
        <>
          <LinkButton to="/properties">Clear Search</LinkButton>
          <BeFirst />
        </>
      }
    >
      Try adjusting your search criteria, or look in a wider area.
    </EmptyState>
  ) : (
    <EmptyState icon={Sprout} title="We are in beta" actions={<BeFirst />}>
      Properties will appear here as landlords list them.
    </EmptyState>
  );
