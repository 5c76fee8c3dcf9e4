import { type EmailSwitch, emailSwitches } from '@letfair/domain/accounts/email-switches';
import { useStep } from '../../../lib/forms/use-step.ts';
import { useAnswer } from '../../../lib/network/use-answer.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { api } from '../session/index.ts';

interface EmailSwitchesProps {
  /** All that are for the reader, unless some are named. */
  readonly only?: readonly EmailSwitch[];
}

/** Which emails the reader gets; nothing while that is unknown. */
export function EmailSwitches({ only }: EmailSwitchesProps) {
  const { data, setData } = useAnswer((signal) => api.emailSwitches.list({}, { signal }));
  const step = useStep();
  const shown = data?.switches.filter(({ name }) => only?.includes(name) ?? true) ?? [];

  async function change(name: EmailSwitch, isOn: boolean) {
    const withSwitch = (state: boolean) => ({
      switches: (data?.switches ?? []).map((one) => (one.name === name ? { name, isOn: state } : one)),
    });
    setData(withSwitch(isOn));
    const { about } = emailSwitches[name];
    const taken = await step.take(name, (options) => api.emailSwitches.set({ body: { name, isOn } }, options), {
      content: isOn,
      done: isOn ? `We’ll email you ${about}.` : `We won’t email you ${about}.`,
    });
    setData(taken?.isDone ? taken.answer.data : withSwitch(!isOn));
  }

  return (
    <div className="grid min-h-19 content-start gap-4 sm:min-h-14">
      {shown.map(({ name, isOn }) => (
        <Checkbox
          key={name}
          name={name}
          label={emailSwitches[name].label}
          hint={emailSwitches[name].hint}
          checked={isOn}
          onChange={(checked) => void change(name, checked)}
        />
      ))}
      <p role={step.notice?.tone === 'harm' ? 'alert' : 'status'} className="text-sm font-semibold empty:hidden">
        {step.notice?.text}
      </p>
    </div>
  );
}
