import { Button, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import type { KindInfo } from '../../../contract/content.ts';
import { useMay } from '../../lib/use-may.ts';
import { PasteButton } from '../paste-button.tsx';
import styles from './list-header.module.css';

/** @param onAdd `null` while the empty list offers the same */
export function ListHeader({ kind, onAdd }: { readonly kind: KindInfo; readonly onAdd: (() => void) | null }) {
  const mayPublish = useMay('publish');
  return (
    <div className={styles.header}>
      <title>{kind.title}</title>
      <div className={styles.grid}>
        <Title order={1} size="h2">
          {kind.title}
        </Title>
        <div className={styles.below}>
          <Text c="dimmed" size="sm" className={styles.hint ?? ''}>
            {kind.hint}
          </Text>
          <div className={styles.more}>
            <PasteButton kind={kind.name} />
            {mayPublish && (
              <Button component={Link} to="/bin" variant="default">
                Корзина
              </Button>
            )}
          </div>
        </div>
        {onAdd && (
          <Button className={styles.add ?? ''} onClick={onAdd}>
            Добавить
          </Button>
        )}
      </div>
    </div>
  );
}
