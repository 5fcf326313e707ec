import styles from './lead-card.module.css';

/** Names of the columns of rows. A screen reader has them in each row, so that they are read where they are needed. */
export function LeadColumns({ isStageKnown = false }: { readonly isStageKnown?: boolean }) {
  return (
    <div className={styles.columns} aria-hidden>
      <span>Кто и о чём</span>
      <span>Телефон</span>
      <span>Срок и договорённость</span>
      <span>{isStageKnown ? 'Кто ведёт' : 'Этап и кто ведёт'}</span>
      <span>Пришла</span>
    </div>
  );
}
