import { formatArea } from '../../../model/format/area.ts';
import { formatRub } from '../../../model/format/money.ts';
import { counted, type PluralForms } from '../../../model/format/plural.ts';
import { LINES, type Samples, StageLines } from '../../features/calculator/estimate-stage.tsx';
import type { RowEstimate } from '../../features/calculator/row-estimate.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { DownloadRows } from './download-rows.tsx';
import styles from './rows.module.css';

const ROOMS: PluralForms = ['комната', 'комнаты', 'комнат'];

type RowsProps = {
  rows: RowEstimate;
  samples: Samples;
  packageTitle: string;
  /** Texts of the workbook; `null` without scripts. */
  download: { readonly brand: string; readonly date: string } | null;
};

/** The calculation row by row. */
export function Rows({ rows: estimate, samples, packageTitle, download }: RowsProps) {
  const { stages, totalRub, flat } = estimate;
  const lines = stages.reduce((sum, { rows }) => sum + rows.length, 0);
  const about = `«${packageTitle}», ${formatArea(flat.areaM2)}, ${counted(flat.rooms, ROOMS)}: ${counted(lines, LINES)}`;
  return (
    <section className={styles.section} id="smeta">
      <SectionHead title="Смета построчно" lead={about} />
      <div className={styles.stages}>
        {stages.map((stage, index) => (
          <StageLines key={stage.title} stage={stage} open={index === 0} samples={samples} />
        ))}
      </div>
      <p className={styles.total}>
        <span>Итого</span>
        <b>{formatRub(totalRub)}</b>
      </p>
      <p className={styles.note}>{rulesOf(estimate)}</p>
      {download ? <DownloadRows estimate={estimate} title={about} note={rulesOf(estimate)} {...download} /> : null}
    </section>
  );
}

function rulesOf({ flat, exampleM2, priceChange }: RowEstimate): string {
  const quantities =
    'Полы, потолки и\u00a0электрику считаем от\u00a0площади, стены и\u00a0плинтусы\u00a0— от\u00a0площади и\u00a0числа комнат, двери\u00a0— от\u00a0числа комнат, прораба\u00a0— от\u00a0срока, приборы не\u00a0меняются. На\u00a0замере заменим это вашими размерами.';
  const percent = Math.round(Math.abs(priceChange) * 100);
  if (flat.areaM2 === exampleM2 || percent === 0) return quantities;
  const word = priceChange < 0 ? 'ниже' : 'выше';
  return `${quantities} Цена пакета за\u00a0метр одна для любой площади, поэтому цены строк здесь на\u00a0${percent}\u00a0% ${word}, чем в\u00a0примере на\u00a0${formatArea(exampleM2)}.`;
}
