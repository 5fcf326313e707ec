import { typograph } from '../../../model/format/typograph.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';

export function NothingFound({ onReset, children }: { onReset: () => void; children: string }) {
  return (
    <Empty
      title={typograph('Таких работ пока не показали')}
      action={
        <Button variant="secondary" onClick={onReset}>
          Сбросить фильтры
        </Button>
      }
    >
      {children}
    </Empty>
  );
}
