import { PromotionDeadline } from '../features/promotions/promotion-deadline.tsx';
import { ArrowLink } from '../ui/arrow-link.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Link } from '../ui/link.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Stars } from '../ui/stars.tsx';
import { Status } from '../ui/status.tsx';
import { Sample } from './sample.tsx';

export function ButtonSamples() {
  return (
    <>
      <Sample name="Основная: обычная, отправка, недоступна, ссылка">
        <Button>Вызвать замерщика</Button>
        <Button busy>Вызвать замерщика</Button>
        <Button disabled>Вызвать замерщика</Button>
        <ButtonLink to="#buttons">Ссылка</ButtonLink>
      </Sample>
      <Sample name="Вторая: обычная, отправка, недоступна, ссылка">
        <Button variant="secondary">Сравнить пакеты</Button>
        <Button variant="secondary" busy busyLabel="Считаем…">
          Сравнить пакеты
        </Button>
        <Button variant="secondary" disabled>
          Сравнить пакеты
        </Button>
        <ButtonLink to="#buttons" variant="secondary">
          Ссылка
        </ButtonLink>
      </Sample>
      <Sample name="Наведение, нажатие, фокус" as="stack">
        <p className="sub">
          Под указателем основная кнопка темнеет, вторая заливается чернилами, у тихой и у ссылки темнеет черта. Нажатая
          темнее ещё на шаг. Фокус с клавиатуры у всего одинаков: янтарный зазор и тёмная рамка, на ночи рамка белая.
          Пройдите по образцам клавишей Tab.
        </p>
      </Sample>
      <Sample name="Размеры: 44, 52, 60, во всю ширину">
        <Button size="s">Маленькая</Button>
        <Button>Обычная</Button>
        <Button size="l">Большая</Button>
        <Button full>Во всю ширину</Button>
      </Sample>
      <Sample name="Тихие: кнопка, стрелка, ссылка в тексте">
        <Button variant="quiet">Сбросить</Button>
        <ArrowLink to="/works">Все работы</ArrowLink>
        <ArrowLink to="#buttons" icon="down">
          Скачать смету
        </ArrowLink>
        <Link to="/policy" look="text">
          ссылка в предложении
        </Link>
      </Sample>
      <Sample name="С иконкой, ожидание">
        <IconButton icon="close" label="Закрыть" />
        <IconButton icon="menu" label="Открыть меню" disabled />
        <Spinner label="Загружаем" />
      </Sample>
      <Sample name="Метки, оценка, статус">
        <Badge>Комфорт</Badge>
        <Badge tone="amber">Берут чаще</Badge>
        <Stars value={5} />
        <Stars value={3.6} />
        <Status kind="free">свободна</Status>
        <Status kind="held">бронь до 12 декабря</Status>
        <Status kind="sold">продана</Status>
        <PromotionDeadline>до 31 января</PromotionDeadline>
      </Sample>
    </>
  );
}
