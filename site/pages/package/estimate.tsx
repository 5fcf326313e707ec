import { formatArea } from '../../../model/format/area.ts';
import { EstimateStages, linesCounted } from '../../features/calculator/estimate-stages.tsx';
import { ANSWER_KEYS } from '../../features/calculator/read-answers.ts';
import { Button } from '../../ui/button.tsx';
import { FileLink } from '../../ui/file-link.tsx';
import grid from '../../ui/grid.module.css';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { PackageData } from './data.ts';
import styles from './estimate.module.css';
import { Payments } from './payments.tsx';

type EstimateProps = Pick<PackageData, 'slug' | 'estimate' | 'samples' | 'price' | 'files' | 'payments' | 'papers'>;

export function Estimate({ slug, estimate, samples, price, files, payments, papers }: EstimateProps) {
  const { title, areaM2, note } = estimate;
  return (
    <Section tone="paper" id="estimate">
      <SectionHead title="Пример сметы" lead={`${title}: ${linesCounted(estimate)}`} />
      <div className={grid.two84}>
        <div>
          <EstimateStages
            estimate={estimate}
            samples={samples}
            product={`${formatArea(areaM2)} × ${price}`}
            note={note}
          >
            <MyArea slug={slug} areaM2={areaM2} />
            <Files files={files} />
          </EstimateStages>
        </div>
        <Payments payments={payments} papers={papers} />
      </div>
    </Section>
  );
}

/** A plain form leads to the estimate for the visitor's area. */
function MyArea({ slug, areaM2 }: { slug: string; areaM2: number }) {
  return (
    <form className={styles.mine} action="/raschet#smeta" method="get">
      <input type="hidden" name={ANSWER_KEYS.package} value={slug} />
      <label>
        Смета для моей площади, м²
        <input
          className={styles.area}
          name={ANSWER_KEYS.areaM2}
          type="text"
          inputMode="decimal"
          defaultValue={String(areaM2)}
          required
          autoComplete="off"
        />
      </label>
      <Button type="submit" variant="secondary">
        Посчитать построчно
      </Button>
    </form>
  );
}

function Files({ files }: Pick<PackageData, 'files'>) {
  return (
    <div className={styles.files}>
      <p>Вся смета одним файлом:</p>
      <ul>
        {files.map(({ path, title, size }) => (
          <li key={path}>
            <FileLink path={path}>{size ? `${title}, ${size}` : title}</FileLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
