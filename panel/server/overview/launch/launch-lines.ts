import { formatDate } from '../../../../model/format/date.ts';
import { formatPhone } from '../../../../model/format/phone.ts';
import { kinds } from '../../../../model/kinds/kinds.ts';
import { FLAT_PORTAL_NAMES } from '../../../../model/kinds/portal-names.ts';
import type { LaunchLine } from '../../../contract/launch.ts';
import { channelsLine } from './channels-line.ts';
import type { ContentReadings, LaunchReadings } from './launch-readings.ts';
import type { LineState } from './line-parts.ts';
import {
  confirmationOf,
  done,
  forOperator,
  isFound,
  left,
  leftInContent,
  linkTo,
  problemIn,
  UNREADABLE,
} from './line-parts.ts';

type Line = {
  readonly title: string;
  readonly isRequired: boolean;
  /** `null` if the line does not concern this company. */
  readonly read: (readings: LaunchReadings) => LineState | null;
};

const COMPANY = kinds.company.file;
const LAW = 'Что сверить юристу: docs/ru/legal.md';

/** All lines in display order. */
const LINES = {
  address: {
    title: 'Адрес сайта и шифрование',
    isRequired: true,
    read({ site, publicUrl }) {
      const note = forOperator('operations.md');
      const problem = problemIn(site.address);
      return problem === null ? done(`Сайт открывается по адресу ${publicUrl}.`) : left(problem, { note });
    },
  },
  channels: { title: 'Заявки доходят до людей', isRequired: true, read: channelsLine },
  phone: {
    title: 'По телефону отвечают',
    isRequired: true,
    read: ofContent(({ company, demo }, readings) => {
      const ofPhone = demo.filter(({ file, path }) => file === COMPANY && path?.[0] === 'phone');
      if (isFound(ofPhone)) return leftInContent(ofPhone);
      const phone = formatPhone(company.phone);
      const confirmation = confirmationOf('phone', readings);
      return confirmation.given
        ? done(`По номеру ${phone} отвечают.`, { confirmation })
        : left(`Позвоните на ${phone} с чужого телефона и отметьте, что ответили вы.`, {
            confirmation,
            link: linkTo(COMPANY, ['phone']),
          });
    }),
  },
  requisites: {
    title: 'Реквизиты и тексты свои',
    isRequired: true,
    read: ofContent(({ demo }) => {
      const own = demo.filter(({ file, path }) => !isDocument(file) && !(file === COMPANY && path?.[0] === 'phone'));
      return isFound(own) ? leftInContent(own) : done('Показательных данных на сайте нет.');
    }),
  },
  documents: {
    title: 'Документы действуют',
    isRequired: true,
    read: ofContent(({ demo, documents }, readings) => {
      const confirmation = confirmationOf('documents', readings);
      const marked = demo.filter(({ file }) => isDocument(file));
      if (isFound(marked)) {
        const act = 'Впишите его правки новой редакцией и уберите пометки.';
        const link = linkTo(marked[0].file);
        return left(`Мест, которые должен сверить юрист: ${marked.length}. ${act}`, { link, note: LAW });
      }
      const newest = documents.map(({ effectiveFrom }) => effectiveFrom).reduce((a, b) => (a > b ? a : b), '');
      const inForce = `Действуют все, последняя редакция с ${formatDate(newest)}.`;
      return confirmation.given
        ? done(`${inForce} Юрист их прочитал.`, { confirmation })
        : left(`${inForce} Покажите их юристу и отметьте, что он прочитал.`, {
            confirmation,
            link: { to: '/content/documents', label: kinds.documents.title },
          });
    }),
  },
  notice: {
    title: 'Уведомление в Роскомнадзор',
    isRequired: true,
    read: ofContent((_content, readings) => {
      const confirmation = confirmationOf('notice', readings);
      return confirmation.given
        ? done('Уведомление об обработке персональных данных подано.', { confirmation })
        : left('До первой заявки подайте уведомление об обработке персональных данных на pd.rkn.gov.ru.', {
            confirmation,
            note: LAW,
          });
    }),
  },
  backup: {
    title: 'Копии и восстановление',
    isRequired: true,
    read(readings) {
      const { site } = readings;
      const note = forOperator('backup.md');
      const problem = problemIn(site.backup);
      if (problem !== null) return left(problem, { note });
      if (site.drill.every(({ level }) => level === 'ok')) return done('Копии делаются, восстановление проверено.');
      const confirmation = confirmationOf('drill', readings);
      return confirmation.given
        ? done('Копии делаются, восстановление проверено.', { confirmation })
        : left(problemIn(site.drill) ?? '', { note, confirmation });
    },
  },
  metrika: {
    title: 'Яндекс Метрика',
    isRequired: false,
    read: ofContent(({ company: { analytics } }) =>
      analytics?.yandexMetrika === undefined
        ? left('Номера счётчика нет. Без Метрики сайт считает посещения сам.', {
            link: linkTo(COMPANY, ['analytics', 'yandexMetrika']),
          })
        : done(`Счётчик ${analytics.yandexMetrika} включается после согласия посетителя.`),
    ),
  },
  webmaster: {
    title: 'Яндекс Вебмастер',
    isRequired: false,
    read: ofContent(({ company: { analytics } }) =>
      analytics?.yandexVerification === undefined
        ? left('Кода подтверждения нет. С ним Яндекс покажет, как сайт видно в поиске.', {
            link: linkTo(COMPANY, ['analytics', 'yandexVerification']),
          })
        : done('Код подтверждения стоит на главной странице.'),
    ),
  },
  portals: {
    title: 'Площадки с квартирами',
    isRequired: false,
    read: ofContent(({ sellsFlats, company: { portals } }) => {
      if (!sellsFlats) return null;
      const isOn = portals && FLAT_PORTAL_NAMES.some((name) => portals[name]);
      return isOn
        ? done('Квартиры отдаются площадкам, адреса списков — на странице «Публикация».')
        : left('Квартиры никуда не отдаются. Включите площадки, на которых продаёте.', {
            link: linkTo(COMPANY, ['portals']),
          });
    }),
  },
  search: {
    title: 'Сайт открыт для поисковиков',
    isRequired: true,
    read: ofContent(({ company, isHomeClosed }, { site }) => {
      if (company.closedToSearch) return left('Сайт закрыт, пока вы его готовите. Открывает его кнопка под списком.');
      if (isHomeClosed)
        return left('Закрыта главная страница: снимите «Не показывать в поиске».', {
          link: linkTo(kinds.home.file, ['seo', 'noindex']),
        });
      return site.search.some(({ level }) => level === 'ok')
        ? done('Поисковики могут показывать сайт.')
        : left('Открыт в содержимом, но ещё не опубликован. Если это надолго, посмотрите, что мешает.', {
            link: { to: '/publishing', label: 'Публикация' },
          });
    }),
  },
} as const satisfies Readonly<Record<string, Line>>;

export function launchLines(readings: LaunchReadings): LaunchLine[] {
  return Object.entries<Line>(LINES).flatMap(([key, { title, isRequired, read }]) => {
    const state = read(readings);
    return state === null ? [] : [{ key, title, isRequired, ...state }];
  });
}

function ofContent(read: (content: ContentReadings, readings: LaunchReadings) => LineState | null): Line['read'] {
  return (readings) => (readings.content === null ? UNREADABLE : read(readings.content, readings));
}

function isDocument(file: string): boolean {
  return file.startsWith(`${kinds.documents.folder}/`);
}
