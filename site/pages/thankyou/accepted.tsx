import { thanksWords } from '../../../model/calling-hours/thanks-words.ts';
import { formatPhone } from '../../../model/format/phone.ts';
import { typograph } from '../../../model/format/typograph.ts';
import type { LeadReceipt } from '../../features/lead-form/lead-receipt.ts';
import { useShell } from '../../shell/facts/shell.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { VerticalTimeline } from '../../ui/vertical-timeline.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import css from './accepted.module.css';
import type { ThankyouData } from './data.ts';
import { Receipt } from './receipt.tsx';
import { visitsOf } from './receipt-facts.ts';
import type { Lead } from './use-lead.ts';
import { Office, VisitNote } from './visits.tsx';
import { WaysWithoutNumber } from './ways-without-number.tsx';

type AcceptedProps = {
  thanks: ThankyouData;
  lead: Lead;
  /** `null` without JavaScript and in another tab. */
  receipt: LeadReceipt | null;
  ofLead: { readonly hidden: boolean };
};

/**
 * The published page contains no lead. For a URL with a number, `server/serve/thanks-page.ts` fills in
 * the `data-thanks` elements, and the browser renders the same text.
 */
export function Accepted({ thanks, lead, receipt, ofLead }: AcceptedProps) {
  const { lead: text, steps, viewingSteps, calls, visits, office } = thanks;
  const { phone } = useShell();
  const { title, call, hours } = thanksWords(calls, lead.number, lead.takenAt);
  const isViewing = receipt?.kind === 'flat' && viewingSteps !== undefined;
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
        {receipt ? <Receipt receipt={receipt} utcOffsetHours={calls.utcOffsetHours} /> : null}
        {lead.checkUrl ? (
          <HumanCheck url={lead.checkUrl} />
        ) : (
          <p className={`lead ${css.lead}`} {...ofLead}>
            {text}
          </p>
        )}
        <div className={css.ways} {...ofLead}>
          <WaysOfLead isSecondary={lead.checkUrl !== null} />
        </div>
        <div className={css.ways} data-thanks="none" hidden={!ofLead.hidden} suppressHydrationWarning>
          <WaysWithoutNumber />
        </div>
        <p className="sub" {...ofLead}>
          {typograph('Ошиблись в номере или не дождались? Позвоните: ')}
          <Link className="tel nb" look="text" to={`tel:${phone}`}>
            {formatPhone(phone)}
          </Link>
        </p>
        {visitsOf(receipt).map((kind) => (
          <VisitNote key={kind} kind={kind} visit={visits[kind]} ofLead={ofLead} />
        ))}
      </div>
      <div className={css.aside}>
        {receipt && visitsOf(receipt).length === 0 ? null : (
          <div {...ofLead}>
            <h2 className={css.next}>Что дальше</h2>
            <VerticalTimeline events={isViewing ? viewingSteps : steps} />
          </div>
        )}
        <Office office={office} />
      </div>
    </Wrap>
  );
}

function WaysOfLead({ isSecondary }: { isSecondary: boolean }) {
  const { browse, messengers } = useShell();
  const [messenger] = messengers;
  return (
    <>
      {messenger ? (
        <ButtonLink href={messenger.url} variant={isSecondary ? 'secondary' : 'primary'}>
          {messenger.label}
        </ButtonLink>
      ) : null}
      <ButtonLink to={browse.to} variant="secondary">
        {browse.label}
      </ButtonLink>
    </>
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
