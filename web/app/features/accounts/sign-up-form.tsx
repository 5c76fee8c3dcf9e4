import { type SignUpFields, signUpRefusal } from '@letfair/domain/accounts/sign-up-rules';
import type { SignUpType } from '@letfair/domain/accounts/user-types';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formTexts } from '../../lib/form-values.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/links.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { noPlaces } from '../places/index.ts';
import { api, storeSession } from '../session/index.ts';
import { type Refused, refused, sentences, signUpOutcome } from './outcomes.ts';
import { readPounds } from './read-pounds.ts';
import { CommonFields, RoleFields } from './sign-up-fields.tsx';
import { verifyPath } from './verify-path.ts';

export function SignUpForm({ userType }: { readonly userType: SignUpType }) {
  const navigate = useNavigate();
  const { busy, submit } = useSubmission();
  const [problem, setProblem] = useState<Refused | null>(null);
  const errors = problem?.fields ?? {};
  // The fields of a tab leave the page with it; what was typed into them comes back with them.
  const [typed] = useState(() => new Map<string, string>());
  const [areas, setAreas] = useState(noPlaces);

  async function signUp(form: HTMLFormElement) {
    const body = readSignUp(form, userType);
    const wrong = signUpRefusal(body);
    if (wrong) return setProblem(refused(wrong.message, wrong.fields));
    const sent = await submit(body, (options) => api.accounts.signUp({ body }, options));
    if (!sent) return;
    try {
      const outcome = signUpOutcome(sent);
      if (outcome.kind === 'refused') return setProblem(outcome);
      if (outcome.kind === 'unverified')
        return await navigate(verifyPath(outcome), { replace: true, state: { notice: outcome.message } });
      storeSession(outcome.user, outcome.token);
      await navigate('/dashboard', { replace: true });
    } catch {
      setProblem(refused(sentences.signUpBroke));
    }
  }

  return (
    <Form onSubmit={signUp} onTyped={(name, value) => typed.set(name, value)} errors={problem?.fields}>
      {problem && !busy && <Alert>{problem.message}</Alert>}
      <CommonFields errors={errors} />
      <RoleFields userType={userType} errors={errors} typed={typed} areas={areas} onAreas={setAreas} />
      <Button type="submit" variant="accent" wide busy={busy && 'Creating Your Account...'}>
        Create Account
      </Button>
      <p className="text-center text-sm text-muted">
        By creating an account you agree to our <TextLink to="/terms">terms</TextLink> and{' '}
        <TextLink to="/privacy">privacy notice</TextLink>.
      </p>
    </Form>
  );
}

/** The fields of the chosen kind of user; those of the other tabs are not there and read as empty. */
function readSignUp(form: HTMLFormElement, userType: SignUpType): SignUpFields {
  const text = formTexts(form);
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
