import { formatPhone } from '../../../model/format/phone.ts';
import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import { useShell } from '../../shell/facts/shell.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { cx } from '../../ui/cx.ts';
import grid from '../../ui/grid.module.css';
import { Link } from '../../ui/link.tsx';
import { PhotoFigure } from '../../ui/photo-figure.tsx';
import { columns } from '../../ui/photo-sizes.ts';
import { Section } from '../../ui/section.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { ContactsData, Office } from './data.ts';
import { Directory } from './directory.tsx';
import { OfficeMap } from './office-map.tsx';
import { OpenNow } from './open-now.tsx';
import css from './page.module.css';

export function Page({ payload: { data } }: { payload: PagePayload<ContactsData> }) {
  const { title, lead, holidays, schedule, office, map, departments, requisites, form } = data;
  return (
    <>
      <ContactsHead title={title} holidays={holidays} schedule={schedule} />
      <OfficeMap office={office} map={map} />
      <Directory departments={departments} requisites={requisites} />
      <HowToFind lead={lead} office={office} />
      <FormBand kind="callback" comment="Вопрос" {...form} />
    </>
  );
}

function ContactsHead({ title, holidays, schedule }: Pick<ContactsData, 'title' | 'holidays' | 'schedule'>) {
  const { phone, hoursText } = useShell();
  return (
    <Wrap className={css.head}>
      <h1>{title}</h1>
      <div className={css.aside}>
        <Link className={css.phone} to={`tel:${phone}`}>
          {formatPhone(phone)}
        </Link>
        <p className="sub">{hoursText}</p>
        {holidays ? <p className="sub">{holidays}</p> : null}
        <OpenNow schedule={schedule} />
      </div>
    </Wrap>
  );
}

function HowToFind({ lead, office }: { lead: string; office: Office }) {
  const { photo, mapUrl } = office;
  return (
    <Section spacing="tight">
      <div className={cx(photo && grid.split75)}>
        {photo ? <PhotoFigure photo={photo} sizes={columns(7, undefined, 56.25)} ratio="16/10" /> : null}
        <div className={css.text}>
          <h2>Как нас найти</h2>
          <p className="lead">{lead}</p>
          <ArrowLink to={mapUrl} icon="external">
            Открыть на карте
          </ArrowLink>
        </div>
      </div>
    </Section>
  );
}
