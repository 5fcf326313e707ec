import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { z } from 'zod';
import { isoDayAt } from '../../../model/format/date.ts';
import { usualPackage } from '../../../model/new-company/package-content.ts';
import { proposals } from '../../../model/new-company/proposals.ts';
import type { Facts } from '../../contract/content.ts';
import type { CompanyPreview, OwnCompany, StepSaved } from '../../contract/own-company.ts';
import { readBody } from '../http/read-body.ts';
import type { Route } from '../http/route.ts';
import { Refusal } from '../http/route.ts';
import { checkStep, formOf, isStep, STEPS, tidied } from './check-step.ts';
import { isDemoContent } from './demo-content.ts';
import type { Kept, Step } from './kept-answers.ts';
import { formerSiteFile } from './make-company.ts';
import type { OwnCompanyParts } from './own-company-parts.ts';
import { forDemo } from './own-company-parts.ts';
import { shownAnswers } from './shown-answers.ts';

const factsSchema = z.strictObject({ facts: z.record(z.string(), z.unknown()) });
const MOSCOW_UTC_OFFSET_HOURS = 3;

/** Day in the company's time zone, or in Moscow while the zone is unknown. */
export const todayOf = ({ checked }: Pick<Kept, 'checked'>) =>
  isoDayAt(new Date(), checked.city?.utcOffsetHours ?? MOSCOW_UTC_OFFSET_HOURS);

/** Steps of the set-up and their preview. */
export function stepRoutes({ places, kept, site, showContent }: OwnCompanyParts): readonly Route[] {
  return [
    {
      method: 'GET',
      path: '/api/own-company',
      operation: 'own-company',
      async handle(context) {
        const isDemo = await isDemoContent(places.contentDir);
        const answer = isDemo
          ? await stateOfSetUp()
          : { isDemo, hasFormerSite: await exists(formerSiteFile(places.dataDir)) };
        return context.json(answer satisfies OwnCompany);
      },
    },
    {
      method: 'PUT',
      path: '/api/own-company/steps/:step',
      operation: 'own-company',
      handle: forDemo(places, async (context) => {
        const step = context.req.param('step') ?? '';
        if (!isStep(step)) throw new Refusal(404, 'Такого шага в настройке нет.');
        const { facts } = await readBody(context, factsSchema);
        const typed = tidied(step, facts);
        const { answers, issues } = checkStep(step, typed);
        const proposed = proposedFor(step, await kept.keep(step, typed, answers));
        return context.json({ issues, proposed } satisfies StepSaved);
      }),
    },
    {
      method: 'POST',
      path: '/api/own-company/preview',
      operation: 'own-company',
      handle: forDemo(places, async (context) => {
        const [known, logo] = await Promise.all([kept.read(), kept.logo()]);
        const today = todayOf(known);
        const answers = shownAnswers(known, today);
        await site.write(answers, { today, logo });
        const version = createHash('sha256')
          .update(JSON.stringify([answers, logo]))
          .digest('hex');
        const made = await showContent(context.var.person.id, version, () => site.load());
        if (!made.ok) throw new Refusal(422, 'Просмотр не получился.', { issues: made.issues });
        const pages = [
          { title: 'Главная', path: '/' },
          { title: 'Пакет', path: `/remont/${usualPackage(answers).slug}` },
          { title: 'Контакты', path: '/contacts' },
          { title: 'Документ', path: '/policy' },
        ];
        return context.json({ token: made.token, pages } satisfies CompanyPreview);
      }),
    },
  ];

  async function stateOfSetUp(): Promise<OwnCompany> {
    const known = await kept.read();
    const steps = STEPS.map((step) => {
      const [typed, proposed] = [known.typed[step] as Facts | undefined, proposedFor(step, known)];
      const isDone = typed !== undefined && checkStep(step, typed).answers !== null;
      return { key: step, form: formOf(step), facts: isDone ? typed : { ...proposed, ...typed }, proposed, isDone };
    });
    const isBegun = Object.keys(known.typed).length > 0;
    return { isDemo: true, isBegun, steps, hasLogo: (await kept.logo()) !== undefined };
  }
}

function proposedFor(step: Step, known: Kept): Facts {
  return proposals(known.typed, todayOf(known))[step] ?? {};
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
