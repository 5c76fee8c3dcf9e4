import type { ButtonSize, ButtonVariant } from '../../../ui/actions/button-style.ts';
import { LinkButton } from '../../../ui/actions/links.tsx';

interface LandlordSignUpProps {
  readonly children: string;
  readonly variant: ButtonVariant;
  readonly size?: ButtonSize;
}

/** Document 1, section 2: every call to action of this page goes to the same place. */
export const LandlordSignUp = (props: LandlordSignUpProps) => <LinkButton {...props} to="/auth/signup?type=landlord" />;
