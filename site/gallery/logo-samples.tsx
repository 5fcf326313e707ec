import { useShell } from '../shell/facts/shell.ts';
import { Logo } from '../ui/logo.tsx';
import css from './gallery.module.css';
import { Sample } from './sample.tsx';

export function LogoSamples() {
  const { brand, mark } = useShell();
  return (
    <Sample name="На тумане, на ночи">
      <Logo name={brand} mark={mark} className={css.large} />
      <span className={css.night} data-on-dark>
        <Logo name={brand} mark={mark} className={css.large} />
      </span>
    </Sample>
  );
}
