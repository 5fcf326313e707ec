import { z } from 'zod';
import type { CheckResult } from '../../outgoing/check-result.ts';
import { bad, good } from '../../outgoing/check-result.ts';
import { askAmocrm } from './ask.ts';
import type { AmocrmSettings } from './settings.ts';

const account = z.object({ id: z.number(), name: z.string() });
const pipelines = z.object({
  _embedded: z.object({
    pipelines: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        is_main: z.boolean().optional(),
        is_unsorted_on: z.boolean().optional(),
      }),
    ),
  }),
});

/** Reads only: the account, and whether the pipeline takes what is not yet sorted. */
export async function checkAmocrm(settings: AmocrmSettings, signal: AbortSignal): Promise<CheckResult> {
  const about = await askAmocrm(settings, { method: 'GET', path: '/account' }, account, signal);
  if (!about.ok) return bad(about.failure.reason);
  const list = await askAmocrm(settings, { method: 'GET', path: '/leads/pipelines' }, pipelines, signal);
  if (!list.ok) return bad(list.failure.reason);
  const { pipeline } = settings;
  const own = list.result._embedded.pipelines.find(({ id, is_main }) =>
    pipeline === undefined ? is_main : id === pipeline,
  );
  if (!own) return bad('Воронки с номером из AMOCRM_PIPELINE_ID нет в этом аккаунте.');
  if (own.is_unsorted_on === false)
    return bad(`В воронке «${own.name}» выключено «Неразобранное»: включите его в настройках воронки.`);
  return good(`Ключ принят аккаунтом «${about.result.name}», заявки придут в «Неразобранное» воронки «${own.name}».`);
}
