import { thanksWords } from '../../../model/calling-hours/thanks-words.ts';
import { formatPhone } from '../../../model/format/phone.ts';
import { typograph } from '../../../model/format/typograph.ts';
import { useShell } from '../../shell/shell.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { VerticalTimeline } from '../../ui/vertical-timeline.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import css from './accepted.module.css';
import type { ThankyouData } from './data.ts';
import { useLead } from './use-lead.ts';

/**
 * The published page contains no lead. For a URL with a number, `server/serve/thanks-page.ts` fills in
 * the `data-thanks` elements, and the browser renders the same text.
 */
export function Accepted({ thanks }: { thanks: ThankyouData }) {
  const { lead: text, steps, calls } = thanks;
  const { phone, messengers } = useShell();
  const lead = useLead();
  const { title, call, hours } = thanksWords(calls, lead.number, lead.takenAt);
  const ofLead = { 'data-thanks': 'lead', hidden: lead.number === null, suppressHydrationWarning: true };
  const [messenger] = messengers;
  return (
    <Wrap className={css.screen}>
      <div className={css.text}>
        <h1 className={css.title} data-thanks="title" suppressHydrationWarning>
          {title}
        </h1>
        <p className={css.call}>
          <b data-thanks="call" suppressHydrationWarning>
            {call}
          </b>{' '}
          <span data-thanks="hours" suppressHydrationWarning>
            {hours}
          </span>
        </p>
        {lead.checkUrl ? (
          <HumanCheck url={lead.checkUrl} />
        ) : (
          <p className={`lead ${css.lead}`} {...ofLead}>
            {text}
          </p>
        )}
        <div className={css.ways}>
          {messenger ? (
            <ButtonLink href={messenger.url} variant={lead.checkUrl ? 'secondary' : 'primary'}>
              {messenger.label}
            </ButtonLink>
          ) : null}
          <ButtonLink to="/works" variant="secondary">
            Смотреть работы
          </ButtonLink>
        </div>
        <p className="sub">
          <span {...ofLead}>{typograph('Ошиблись в номере или не дождались? ')}</span>
          Позвоните:{' '}
          <Link className="tel nb" look="text" to={`tel:${phone}`}>
            {formatPhone(phone)}
          </Link>
        </p>
      </div>
      <div className={css.steps} {...ofLead}>
        <h2 className="vh">Что дальше</h2>
        <VerticalTimeline events={steps} />
      </div>
    </Wrap>
  );
}

/** Captcha link for a suspicious lead. The check is third-party, so nothing is loaded before the click. */
function HumanCheck({ url }: { url: string }) {
  return (
    <Note className={css.check}>
      <p>
        {typograph(
          'Остался один шаг: подтвердите, что вы человек, и заявка сразу уйдёт мастеру. Иначе её сначала посмотрит менеджер.',
        )}
      </p>
      <ButtonLink href={url}>Подтвердить</ButtonLink>
      <p className="sub">{typograph('Проверку покажет «Яндекс».')}</p>
    </Note>
  );
}
