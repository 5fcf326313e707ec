import { useState } from 'react';
import type { WorkedEstimate } from '../../../model/estimate/estimate.ts';
import { plainSpaces } from '../../../model/format/typograph.ts';
import { Button } from '../../ui/button.tsx';
import styles from './rows.module.css';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type DownloadRowsProps = { estimate: WorkedEstimate; title: string; note: string; brand: string; date: string };

/** Writes the workbook in the browser, since an estimate of any area has no file on the server. */
export function DownloadRows({ estimate, title, note, brand, date }: DownloadRowsProps) {
  const [isFailed, setFailed] = useState(false);

  async function download() {
    try {
      const { estimateWorkbook } = await import('../../../model/estimate/estimate-workbook.ts');
      const texts = { brand, title: plainSpaces(title), facts: [], note: plainSpaces(note), date };
      const bytes = await estimateWorkbook(texts, estimate);
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([bytes.slice()], { type: TYPE }));
      link.download = 'smeta.xlsx';
      link.click();
      URL.revokeObjectURL(link.href);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }

  return (
    <p className={styles.download}>
      <Button variant="secondary" onClick={() => void download()}>
        Скачать таблицу Excel (XLSX)
      </Button>
      <span role="status">
        {isFailed ? 'Не удалось собрать файл. Попробуйте ещё раз или распечатайте страницу.' : ''}
      </span>
    </p>
  );
}
