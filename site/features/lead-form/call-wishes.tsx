import { capitalize } from '../../../model/format/capitalize.ts';
import { contactRequest } from '../../../model/lead/contact-ways.ts';
import { useShell } from '../../shell/facts/shell.ts';
import { Fold } from '../../ui/fold.tsx';
import { SelectInput } from '../../ui/select-input.tsx';
import css from './call-wishes.module.css';

export function CallWishes({ times }: { times: readonly string[] | null }) {
  const { callTimes, messengers } = useShell();
  return (
    <Fold summary={<span className={css.summary}>Когда и как связаться</span>}>
      <div className={css.fields}>
        <SelectInput label="Когда" name="callTime">
          <option value="">Как можно скорее</option>
          {(times ?? callTimes).map((words) => (
            <option key={words} value={words}>
              {capitalize(words)}
            </option>
          ))}
        </SelectInput>
        <SelectInput label="Как" name="contactBy">
          <option value="call">{contactRequest('call')}</option>
          {messengers.map(({ kind }) => (
            <option key={kind} value={kind}>
              {contactRequest(kind)}
            </option>
          ))}
        </SelectInput>
      </div>
    </Fold>
  );
}
