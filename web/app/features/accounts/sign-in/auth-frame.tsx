import type { ReactNode } from 'react';
import { Card } from '../../../ui/layout/card.tsx';
import { Container } from '../../../ui/layout/container.tsx';

interface AuthFrameProps {
  readonly title: string;
  readonly subtitle: ReactNode;
  /** What it’s about, above the form. */
  readonly about?: ReactNode;
  readonly children: ReactNode;
  /** The way on for those who are in the wrong place. */
  readonly footer: ReactNode;
}

export const AuthFrame = ({ title, subtitle, about, children, footer }: AuthFrameProps) => (
  <Container width="form">
    <div className="grid gap-6 py-10 sm:py-16">
      <div className="grid gap-2 text-center">
        <h1 className="text-heading">{title}</h1>
        <p className="text-muted">{subtitle}</p>
      </div>
      {about}
      <Card>{children}</Card>
      {footer && <p className="text-center text-muted">{footer}</p>}
    </div>
  </Container>
);
