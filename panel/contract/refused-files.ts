import type { PluralForms } from '../../model/format/plural.ts';

/** Words for the number of files that the last publish held back. */
export const REFUSED_FILES: PluralForms = [
  'файл не принят на сайт',
  'файла не приняты на сайт',
  'файлов не принято на сайт',
];
