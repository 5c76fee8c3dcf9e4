import { Bookmark, Camera } from 'lucide-react';

const icons = { bookmark: Bookmark, camera: Camera } as const;
type SharedIconName = keyof typeof icons;

const idOf = (name: string): string => `icon-${name}`;

/** The drawings that the cards of a rendered page share; once in such a page. */
export const SharedIcons = () =>
  Object.entries(icons).map(([name, Icon]) => <Icon key={name} id={idOf(name)} aria-hidden="true" />);

interface SharedIconProps {
  readonly of: SharedIconName;
  readonly className: string;
}

export const SharedIcon = ({ of, className }: SharedIconProps) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
    <use href={`#${idOf(of)}`} />
  </svg>
);
