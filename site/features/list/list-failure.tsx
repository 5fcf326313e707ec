import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';

export function ListFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Empty title="Список загрузился не весь" action={<Button onClick={onRetry}>Повторить</Button>}>
      Похоже, нет связи. Ваш выбор сохранился в адресе страницы.
    </Empty>
  );
}
