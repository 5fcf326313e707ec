import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './promotion-deadline.module.css';

type PromotionDeadlineProps = { children: string; className?: string | undefined };

export function PromotionDeadline({ children, className }: PromotionDeadlineProps) {
  return (
    <p className={cx(styles.deadline, className)}>
      <Icon name="calendar" size="s" />
      {children}
    </p>
  );
}
