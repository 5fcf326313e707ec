import { ButtonLink } from '../../ui/button-link.tsx';
import { Empty } from '../../ui/empty.tsx';

export function NoPromotions({ children }: { children: string }) {
  return (
    <Empty
      title="Пока без акций"
      action={
        <ButtonLink variant="secondary" to="/remont">
          Пакеты и цены
        </ButtonLink>
      }
    >
      {children}
    </Empty>
  );
}
