type Questions = {
  /** Ticked items that need an answer. */
  readonly unanswered: number;
  /** Items that are not ticked and need an answer. */
  readonly unticked: number;
};

/** «Отмечено: 5 строк из 7. Не войдут, пока нет ответа: 2.» */
export function takenWords(ticked: string, all: number, { unanswered, unticked }: Questions): string {
  return [
    `Отмечено: ${ticked} из ${all}.`,
    ...(unanswered > 0 ? [`Ждут ответа: ${unanswered}. Ответьте или снимите галочку.`] : []),
    ...(unticked > 0 ? [`Не войдут, пока нет ответа: ${unticked}.`] : []),
  ].join(' ');
}
