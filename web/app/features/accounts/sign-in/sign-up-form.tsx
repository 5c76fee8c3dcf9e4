import { MIN_PASSWORD_LENGTH } from '@letfair/domain/accounts/sign-in-rules';
import { type SignUpFields, signUpRefusal } from '@letfair/domain/accounts/sign-up-rules';
import type { SignUpType } from '@letfair/domain/accounts/user-types';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { NETWORK_ERROR, problem, problemOf, useForm } from '../../../lib/forms/use-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextLink } from '../../../ui/actions/links.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { EmailField, TextField } from '../../../ui/forms/text-fields.tsx';
import { noPlaces } from '../../../ui/places/picker-state.ts';
import { api, type SessionUser, storeSession } from '../session/index.ts';
import { FIRST_VISIT, nextPathFor, rememberReturn, useNextPath, verifyPath } from './return-path.ts';
import { AgencyFields, LandlordFields, readPounds, TenantFields } from './role-fields.tsx';
import { sentences } from './sentences.ts';

const noTexts = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  phone: '',
  maxBudget: '',
  propertyType: '',
  moveInDate: '',
  companyName: '',
  licenseNumber: '',
  registrationNumber: '',
  tradingAddress: '',
  landlordAddress: '',
};

/** A server that asks for no verification answers with a token and signs people in at once; ours always asks. */
interface SignUpData {
  readonly requiresVerification?: boolean;
  readonly user: SessionUser;
  readonly verificationCode?: string | undefined;
  readonly token?: string;
}

interface Invitation {
  readonly token: string;
  readonly email: string;
}

interface SignUpFormProps {
  readonly userType: SignUpType;
  /** Who joins a team has no agency or homes to tell of. */
  readonly invitation?: Invitation | undefined;
  /** An address that is known already. */
  readonly email?: string | null;
}

export function SignUpForm({ userType, invitation, email = null }: SignUpFormProps) {
  const navigate = useNavigate();
  const next = nextPathFor(userType, useNextPath());
  const [areas, setAreas] = useState(noPlaces);
  const form = useForm<typeof noTexts, SignUpFields>({
    initial: { ...noTexts, email: invitation?.email ?? email ?? '' },
    read: (_, data) => readSignUp(data, userType),
    check: (fields) => signUpRefusal(fields, undefined, invitation !== undefined),
    send: async (body, options) => {
      const invited = invitation && { invitation: invitation.token };
      const answer = await api.accounts.signUp({ body: { ...body, ...invited } }, options);
      if (!answer.success) return problemOf(answer, sentences.signUpFailed);
      try {
        await continueWith(answer.data, answer.message);
        return null;
      } catch {
        return problem(sentences.signUpBroke);
      }
    },
    // `fetch` throws a TypeError when it reaches nobody.
    isDocumented: true,
    onUnreachable: (error) => problem(error instanceof TypeError ? sentences.unreachable : NETWORK_ERROR),
  });

  async function continueWith({ requiresVerification, user, verificationCode, token }: SignUpData, message?: string) {
    if (!requiresVerification && token) {
      storeSession(user, token);
      return navigate(next ?? '/dashboard', { replace: true, state: next === null ? FIRST_VISIT : null });
    }
    const notice = message || sentences.signUpUnverified;
    rememberReturn(next);
    const path = verifyPath({ email: user.email, code: verificationCode, next });
    return navigate(path, { replace: true, state: { notice } });
  }

  return (
    <Form form={form}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...form.field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...form.field('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <EmailField {...form.field('email')} />
      <PasswordField
        {...form.field('password')}
        label="Password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters. A few unusual words make a strong password that’s easy to remember.`}
        autoComplete="new-password"
      />
      <TextField
        {...form.field('phone')}
        label="Phone number"
        {...(!invitation && { hint: phoneHints[userType] })}
        type="tel"
        autoComplete="tel"
      />
      {userType === 'tenant' && (
        <FieldGroup
          legend="What you’re looking for"
          hint="This is all optional. It helps us show you homes that suit you."
        >
          <TenantFields form={form} areas={areas} onAreas={setAreas} />
        </FieldGroup>
      )}
      {userType === 'agent' && !invitation && (
        <FieldGroup legend="Your agency">
          <AgencyFields form={form} />
        </FieldGroup>
      )}
      {userType === 'landlord' && !invitation && (
        <FieldGroup legend="Your address">
          <LandlordFields form={form} />
        </FieldGroup>
      )}
      <Button type="submit" variant="primary" wide busy={form.isBusy && 'Creating Your Account...'}>
        Create account
      </Button>
      <p className="text-center text-sm text-muted">
        By creating an account you agree to our <TextLink to="/terms">terms</TextLink> and{' '}
        <TextLink to="/privacy">privacy notice</TextLink>.
      </p>
    </Form>
  );
}

/** The fields of the chosen kind of user; those of the other tabs are not in the form and count as empty. */
function readSignUp(data: FormData, userType: SignUpType): SignUpFields {
  const text = (name: string) => String(data.get(name) ?? '');
  const trimmed = (name: string) => text(name).trim();
  const given = (name: string) => trimmed(name) || undefined;
  return {
    firstName: trimmed('firstName'),
    lastName: trimmed('lastName'),
    email: trimmed('email'),
    password: text('password'),
    phone: trimmed('phone'),
    userType,
    maxBudget: readPounds(trimmed('maxBudget')),
    preferredArea: given('preferredArea'),
    propertyType: given('propertyType'),
    moveInDate: given('moveInDate'),
    companyName: given('companyName'),
    licenseNumber: given('licenseNumber'),
    registrationNumber: given('registrationNumber'),
    tradingAddress: given('tradingAddress'),
    landlordAddress: given('landlordAddress'),
  };
}

const beforeThen = 'Nobody on Letfair will see it before then.';
/** Why it is asked for. */
const phoneHints: Readonly<Record<SignUpType, string>> = {
  tenant: `So that the landlord or agent can call you once you’ve both agreed to the let. ${beforeThen}`,
  landlord: `So that your tenant can call you once you’ve both agreed to the let. ${beforeThen}`,
  agent: `So that a tenant can call you once you’ve both agreed to the let. ${beforeThen}`,
};

interface FieldGroupProps {
  readonly legend: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

const FieldGroup = ({ legend, hint, children }: FieldGroupProps) => (
  <fieldset className="border-t border-line pt-5">
    <legend className="sr-only">{legend}</legend>
    <div className="grid gap-5">
      <div aria-hidden="true">
        <p className="font-display text-title font-semibold">{legend}</p>
        {hint && <p className="text-sm text-muted">{hint}</p>}
      </div>
      {children}
    </div>
  </fieldset>
);
