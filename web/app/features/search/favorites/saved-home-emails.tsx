import { useStep } from '../../../lib/forms/use-step.ts';
import { useAnswer } from '../../../lib/network/use-answer.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { api } from '../../accounts/session/index.ts';

/** Whether news about favourites are emailed; nothing while that is unknown. */
export function SavedHomeEmails() {
  const { data, setData } = useAnswer((signal) => api.favorites.emails({}, { signal }));
  const step = useStep();

  async function change(isOn: boolean) {
    setData({ isOn });
    const taken = await step.take('emails', (options) => api.favorites.setEmails({ body: { isOn } }, options), {
      content: isOn,
      done: isOn ? 'We’ll email you news about your favourites.' : 'We won’t email you about your favourites.',
    });
    if (!taken?.isDone) setData({ isOn: !isOn });
    else setData(taken.answer.data);
  }

  return (
    <div className="grid min-h-19 content-start gap-2 sm:min-h-14">
      {data && (
        <Checkbox
          name="savedHomeEmails"
          label="Email me news about my favourites"
          hint="When a home’s rent comes down, or it’s been let, taken off Letfair or put back on the market."
          checked={data.isOn}
          onChange={(isOn) => void change(isOn)}
        />
      )}
      <p role={step.notice?.tone === 'harm' ? 'alert' : 'status'} className="text-sm font-semibold empty:hidden">
        {step.notice?.text}
      </p>
    </div>
  );
}
