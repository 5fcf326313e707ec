import { callPromise, closedWords } from '../../../model/call-promise.ts';
import { formatPhone } from '../../../model/format/phone.ts';
import { counted, MINUTES } from '../../../model/format/plural.ts';
import { typograph } from '../../../model/format/typograph.ts';
import { useShell } from '../../lib/shell.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Link } from '../../ui/link.tsx';
import { VerticalTimeline } from '../../ui/vertical-timeline.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import css from './accepted.module.css';
import type { ThankyouData } from './data.ts';
import { HumanCheck } from './human-check.tsx';
import { useLead } from './use-lead.ts';

/** The published page speaks of any lead; the browser adds its number and the hour of the call. */
export function Accepted({ thanks }: { thanks: ThankyouData }) {
  const { title, lead: text, steps } = thanks;
  const shell = useShell();
  const { phone, hoursText, callbackMinutes, messengers } = shell;
  const lead = useLead();
  const when = lead ? callPromise(shell, lead.takenAt) : `за ${counted(callbackMinutes, MINUTES)}`;
  const closed = lead ? closedWords(shell, lead.takenAt) : '';
  const [messenger] = messengers;
  return (
    <Wrap className={css.screen}>
      <div className={css.text}>
        <h1 className={css.title}>{lead?.number ? typograph(`Заявка № ${lead.number} принята`) : title}</h1>
        <p className={css.call}>
          <b className="nb">Перезвоним {when}.</b> {closed} {typograph(`Работаем ${hoursText}.`)}
        </p>
        {lead?.checkUrl ? <HumanCheck url={lead.checkUrl} /> : <p className={`lead ${css.lead}`}>{text}</p>}
        <div className={css.ways}>
          {messenger ? (
            <ButtonLink href={messenger.url} variant={lead?.checkUrl ? 'secondary' : 'primary'}>
              {messenger.label}
            </ButtonLink>
          ) : null}
          <ButtonLink to="/works" variant="secondary">
            Смотреть работы
          </ButtonLink>
        </div>
        <p className="sub">
          {typograph('Ошиблись в номере или не дождались? Позвоните: ')}
          <Link className="tel nb" look="text" to={`tel:${phone}`}>
            {formatPhone(phone)}
          </Link>
        </p>
      </div>
      <div className={css.steps}>
        <h2 className="vh">Что дальше</h2>
        <VerticalTimeline events={steps} />
      </div>
    </Wrap>
  );
}
