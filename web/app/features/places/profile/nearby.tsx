import { Link } from 'react-router';
import { PlaceSection } from './place-section.tsx';

interface NearbyProps {
  readonly title: string;
  readonly places: readonly { readonly name: string; readonly to: string }[];
}

export const Nearby = ({ title, places }: NearbyProps) => (
  <PlaceSection title={title}>
    <ul className="flex flex-wrap gap-2.5">
      {places.map(({ name, to }) => (
        <li key={to}>
          <Link
            to={to}
            prefetch="intent"
            className="flex min-h-11 items-center rounded-md border border-line-strong bg-card px-4 font-semibold hover:bg-sand"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </PlaceSection>
);
