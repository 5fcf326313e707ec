import { useShell } from '../../shell/facts/shell.ts';
import { Chip } from '../../ui/chip.tsx';
import { ChipRow } from '../../ui/chip-row.tsx';
import type { CookieChoice } from '../../visit/cookie-choice.ts';
import { chooseCookies } from './choose-cookies.ts';
import css from './cookie-settings.module.css';
import { useCookieChoice } from './use-cookie-choice.ts';

const STATES: Record<CookieChoice | 'none', string> = {
  none: 'Вы\u00a0ещё не\u00a0выбрали. Пока аналитика выключена.',
  all: 'Аналитика разрешена. Передумать можно здесь\u00a0же.',
  necessary: 'Работают только нужные записи. Аналитика выключена.',
};

/** Shows and changes the cookie choice; renders nothing without scripts or without a configured counter. */
export function CookieSettings() {
  const { metrika, cookiesVersion } = useShell();
  const choice = useCookieChoice();
  if (metrika === undefined || choice === undefined) return null;
  const choose = (next: CookieChoice) => chooseCookies(next, cookiesVersion);
  return (
    <div className={css.settings} data-cookie-settings>
      <p className="t4">Настройки куки</p>
      <ChipRow label="Настройки куки">
        <Chip pressed={choice === 'all'} onClick={() => choose('all')}>
          Разрешить
        </Chip>
        <Chip pressed={choice === 'necessary'} onClick={() => choose('necessary')}>
          Только нужные
        </Chip>
      </ChipRow>
      <p className="sub" role="status">
        {STATES[choice ?? 'none']}
      </p>
    </div>
  );
}
