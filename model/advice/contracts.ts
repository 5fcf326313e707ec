import { agreedDaysOf, daysTaken } from '../contracts/contract-terms.ts';
import { counted, DAYS } from '../format/plural.ts';
import type { Lateness } from '../kinds/contract.ts';
import type { Advice } from './advised.ts';
import type { Survey } from './survey.ts';

/** Finds terms that contradict their own dates, delays without a reason, and contracts written twice. */
export function contracts({ written, today }: Survey): Advice[] {
  return [
    ...written.works.flatMap((work): Advice[] => {
      const file = `works/${work.slug}.yaml`;
      const days = daysTaken(work.startedOn, work.finishedOn);
      const contradiction =
        `По датам ремонт шёл ${counted(days, DAYS)}, а срок по факту — ${counted(work.actualDays, DAYS)}. ` +
        'Исправьте одно из двух: день начала и день сдачи считаем.';
      return [
        ...(days === work.actualDays ? [] : [{ file, path: ['actualDays'], message: contradiction }]),
        ...latenessAdvice(file, work.actualDays - agreedDaysOf(work), work.late),
      ];
    }),
    ...written.contracts.flatMap(({ slug, startedOn, plannedDays, finishedOn, late }) =>
      finishedOn === undefined || finishedOn > today
        ? []
        : latenessAdvice(`contracts/${slug}.yaml`, daysTaken(startedOn, finishedOn) - plannedDays, late),
    ),
    ...writtenTwice(written),
  ];
}

function latenessAdvice(file: string, lateDays: number, late: Lateness | undefined): Advice[] {
  if (lateDays > 0 === (late !== undefined)) return [];
  const message = late
    ? 'Опоздание заполнено, а по дням его нет. Проверьте срок или уберите опоздание.'
    : `Сдали на ${counted(lateDays, DAYS)} позже срока. Заполните «Опоздание»: почему и сколько вычли.`;
  return [{ file, ...(late ? { path: ['late'] } : {}), message }];
}

function writtenTwice({ works, underway, contracts }: Survey['written']): Advice[] {
  const withPictures = [
    ...works.map((work) => ({ file: `works/${work.slug}.yaml`, one: work })),
    ...underway.map((site) => ({ file: `underway/${site.slug}.yaml`, one: site })),
  ];
  return contracts.flatMap((contract): Advice[] => {
    const pictured = withPictures.find(
      ({ one }) =>
        one.startedOn === contract.startedOn && one.package === contract.package && one.areaM2 === contract.areaM2,
    );
    if (!pictured) return [];
    const message = `Этот же договор описан в ${pictured.file} и попадает на страницу «Сроки» оттуда. Удалите этот файл.`;
    return [{ file: `contracts/${contract.slug}.yaml`, others: [pictured.file], message }];
  });
}
