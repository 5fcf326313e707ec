import css from './no-script-note.module.css';

/** Replaces a filter that needs scripts, because one static file serves every query. */
export function NoScriptNote() {
  return <p className={css.note}>Чтобы отбирать, включите в браузере JavaScript. Ниже весь список.</p>;
}
