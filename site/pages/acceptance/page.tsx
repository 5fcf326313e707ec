import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import type { AcceptanceData } from './data.ts';
import { useDefectList } from './defect-list.ts';
import { foundAnswers } from './found-answers.ts';
import css from './page.module.css';
import { Room } from './room.tsx';
import { SheetHead, Signatures } from './sheet.tsx';

/** Acceptance checklist for a new flat. Notes stay on the device and print as a defect sheet. */
export function Page({ payload: { data } }: { payload: PagePayload<AcceptanceData> }) {
  const { rooms, note, service, article, form } = data;
  const list = useDefectList();
  const answers = foundAnswers(rooms, list.notes);
  return (
    <>
      <Wrap>
        <div className={css.sheet} data-found={answers ? true : undefined}>
          <SheetHead rooms={rooms} list={list} />
          {rooms.map((room) => (
            <Room key={room.slug} {...room} notes={list.notes} />
          ))}
          <Signatures />
          <p className={css.source}>{note}</p>
        </div>
        <p className={css.ways}>
          <ArrowLink to={`/services/${service.slug}`}>{service.title}</ArrowLink>
          {article ? <ArrowLink to={article}>Статья: как проходит приёмка</ArrowLink> : null}
        </p>
      </Wrap>
      <FormBand
        kind="service"
        subject={service.slug}
        titleShown={service.title}
        priceShown={service.price}
        {...(answers ? { answers } : {})}
        {...form}
      >
        {answers ? <p>Приложим названия отмеченных пунктов. Заметки и адрес останутся у вас.</p> : null}
      </FormBand>
    </>
  );
}
