import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Answers } from '../../../model/new-company/answers.ts';
import { BackupError } from '../../../server/ops/backup/backup-error.ts';
import type { Facts } from '../../contract/content.ts';
import type { CompanyMade } from '../../contract/own-company.ts';
import type { Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import { checkStep, formOf, STEPS } from './check-step.ts';
import { editionDay } from './edition-day.ts';
import type { Kept } from './kept-answers.ts';
import { formerSiteFile, makeCompany } from './make-company.ts';
import type { OwnCompanyParts } from './own-company-parts.ts';
import { forDemo, requireDemo } from './own-company-parts.ts';
import { todayOf } from './step-routes.ts';

/** Replacing the demo by the company, and the archive of the demo. */
export function finishRoutes({ places, kept, journal, alone }: OwnCompanyParts): readonly Route[] {
  let isMaking = false;
  return [
    {
      method: 'POST',
      path: '/api/own-company/finish',
      operation: 'own-company',
      handle: forDemo(places, async (context) => {
        if (isMaking) throw new Refusal(409, 'Сайт уже делается. Дождитесь конца.');
        isMaking = true;
        try {
          const known = await kept.read();
          const { formerFolder } = await makeCompany(places, {
            answers: wholeAnswers(known),
            made: { today: await editionDay(places.contentDir, todayOf(known)), logo: await kept.logo() },
            alone: (act) =>
              alone(async () => {
                await requireDemo(places);
                return act();
              }),
          });
          await journal.write({ who: context.get('person'), what: 'company-made' });
          return context.json({ formerFolder } satisfies CompanyMade);
        } catch (error) {
          if (error instanceof BackupError) throw new Refusal(422, error.message);
          throw error;
        } finally {
          isMaking = false;
        }
      }),
    },
    {
      method: 'GET',
      path: '/api/own-company/former-site',
      operation: 'own-company',
      async handle() {
        const file = await open(formerSiteFile(places.dataDir)).catch(() => null);
        if (!file) throw new Refusal(404, 'Архива показательного сайта нет.');
        return new Response(Readable.toWeb(file.createReadStream()) as ReadableStream, {
          headers: {
            'Content-Type': 'application/gzip',
            'Content-Disposition': 'attachment; filename="panel-former-site.tar.gz"',
          },
        });
      },
    },
  ];
}

/** @throws {Refusal} naming the first step that is not done */
function wholeAnswers({ typed }: Kept): Answers {
  const entries = STEPS.map((step) => {
    const { answers } = checkStep(step, (typed[step] as Facts | undefined) ?? {});
    if (answers === null) throw new Refusal(422, `Сначала заполните шаг «${formOf(step).title}».`, { step });
    return [step, answers] as const;
  });
  return Object.fromEntries(entries) as Answers;
}
