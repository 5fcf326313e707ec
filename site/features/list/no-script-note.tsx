import css from './no-script-note.module.css';

/** In the place of a filter that only a script can make work: one finished file answers every query. */
export function NoScriptNote() {
  return <p className={css.note}>Чтобы отбирать, включите в браузере JavaScript. Ниже весь список.</p>;
}
