import { FormBand } from '../../features/lead-form/form-band.tsx';
import type { PagePayload } from '../../page-contract/page.ts';
import { Checklist } from '../../ui/checklist.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import grid from '../../ui/grid.module.css';
import { Questions } from '../../ui/questions.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { ServiceData } from './data.ts';
import { Intro, Tools } from './intro.tsx';
import styles from './page.module.css';
import { Sample } from './sample.tsx';

export function Page({ payload: { data } }: { payload: PagePayload<ServiceData> }) {
  const { slug, title, price, term, sample, form } = data;
  return (
    <>
      <Intro {...data} />
      <Checks title={data.checklistTitle} groups={data.checklist} hasOwnList={data.hasOwnList} />
      <Tools title={data.toolsTitle} tools={data.tools} />
      <PriceList prices={data.prices} />
      <Steps steps={data.steps} />
      {sample ? <Sample {...sample} /> : null}
      <Questions items={data.questions} />
      <FormBand
        kind="service"
        subject={slug}
        titleShown={title}
        priceShown={price}
        title={form.title}
        lead={form.note}
        cardTitle={title}
        cardNote={`Цена: ${price}. Срок: ${term}.`}
        button={form.button}
        steps={data.nextSteps}
      />
    </>
  );
}

function PriceList({ prices }: { prices: ServiceData['prices'] }) {
  return (
    <Section>
      <div className={grid.split46}>
        <h2>Цены</h2>
        <DataTable
          caption="Цены"
          head={['Что делаем', 'Цена']}
          rows={prices.map(({ title, price }) => [title, price])}
        />
      </div>
    </Section>
  );
}

function Steps({ steps }: { steps: ServiceData['steps'] }) {
  return (
    <Section>
      <SectionHead title="Как это проходит" />
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li className={styles.step} key={title}>
            <h3 className="t4">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type ChecksProps = Pick<ServiceData, 'hasOwnList'> & { title: string; groups: ServiceData['checklist'] };

function Checks({ title, groups, hasOwnList }: ChecksProps) {
  return (
    <Section>
      <SectionHead
        title={title}
        link={hasOwnList ? { label: 'Проверить самому, по списку', to: '/priyomka' } : undefined}
      />
      <div className={styles.groups}>
        {groups.map((group) => (
          <section className={styles.group} key={group.title}>
            <h3 className="t4">{group.title}</h3>
            <Checklist
              items={group.items}
              {...(group.isExtra ? { icon: 'minus' as const, tone: 'muted' as const } : {})}
            />
          </section>
        ))}
      </div>
    </Section>
  );
}
