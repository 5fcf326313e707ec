import { formatArea } from '../../../model/format/area.ts';
import { counted, type PluralForms } from '../../../model/format/plural.ts';
import type { Samples } from '../../features/calculator/estimate-stage.tsx';
import { EstimateStages, linesCounted } from '../../features/calculator/estimate-stages.tsx';
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
  const { areaM2, rooms } = estimate.flat;
  const about = `«${packageTitle}», ${formatArea(areaM2)}, ${counted(rooms, ROOMS)}: ${linesCounted(estimate)}`;
  const note = rulesOf(estimate);
  return (
    <section className={styles.section} id="smeta">
      <SectionHead title="Смета построчно" lead={about} />
      <EstimateStages estimate={estimate} samples={samples} note={note}>
        {download ? <DownloadRows estimate={estimate} title={about} note={note} {...download} /> : null}
      </EstimateStages>
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
