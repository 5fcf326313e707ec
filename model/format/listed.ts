const LIST = new Intl.ListFormat('ru');

/** «встреч, договоров и отказов» */
export function listed(words: readonly string[]): string {
  return LIST.format(words);
}
