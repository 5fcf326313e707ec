import type { ComponentType } from 'react';
import { HOLIDAYS, OPENING_HOURS, READY_MESSAGES } from '../contract/entry-address.ts';
import type { Operation } from '../contract/roles.ts';
import type { MenuIconName } from './shell/menu-icon.tsx';

/** What one does on a screen, in the words of a person who looks for it. */
type Action = {
  readonly title: string;
  readonly words: string;
  readonly operation: Operation;
  /** Address, unless it is that of the screen. */
  readonly to?: string;
};

type Screen = {
  readonly path: string;
  /** Menu item for people with permission for `operation`; screens without one are reached by links. */
  readonly menu?: {
    readonly title: string;
    readonly icon: MenuIconName;
    readonly operation: Operation;
    /** The item is shown only while the site shows the demo. */
    readonly isForDemo?: true;
    /** The item shows how much waits for the person: new leads, or unread comments and texts to review. */
    readonly counts?: 'leads' | 'unfinished';
    /** The item stands at the end of the menu, below what is edited every day. */
    readonly isRare?: true;
  };
  /** Findings of «Найти всё» besides the menu item. */
  readonly actions?: readonly Action[];
  readonly load: () => Promise<ComponentType>;
  readonly children?: readonly Screen[];
};

/** All screens in menu order; each is loaded on demand. */
export const SCREENS: readonly Screen[] = [
  {
    path: 'overview',
    menu: { title: 'Обзор', icon: 'bars', operation: 'overview' },
    actions: [
      { title: 'Получать письмо о неделе', words: 'почта отчёт рассылка понедельник цифры', operation: 'overview' },
    ],
    load: async () => (await import('./overview/overview-screen.tsx')).OverviewScreen,
  },
  {
    path: 'own-company',
    menu: { title: 'Сайт своей компании', icon: 'flag', operation: 'own-company', isForDemo: true, isRare: true },
    load: async () => (await import('./own-company/own-company-screen.tsx')).OwnCompanyScreen,
  },
  {
    // The inbox with a lead next to it, or over it on a phone. Messengers link to /leads/1001.
    path: 'leads',
    menu: { title: 'Заявки', icon: 'phone', operation: 'leads', counts: 'leads' },
    actions: [
      { title: 'Выгрузить заявки в таблицу', words: 'скачать Excel CSV экспорт', operation: 'export-leads' },
      {
        title: 'Готовые сообщения клиентам',
        words: 'шаблон шаблоны заготовки написать мессенджер СМС',
        operation: 'content',
        to: READY_MESSAGES,
      },
    ],
    load: async () => (await import('./leads/leads-screen.tsx')).LeadsScreen,
    children: [
      {
        path: 'erase',
        actions: [
          { title: 'Стереть данные человека', words: 'удалить заявки персональные забыть', operation: 'erase-leads' },
        ],
        load: async () => (await import('./leads/erase/erase-page.tsx')).ErasePage,
      },
      { path: ':number', load: async () => (await import('./leads/lead/lead-page.tsx')).LeadPage },
    ],
  },
  {
    path: 'leads/board',
    actions: [{ title: 'Доска заявок по этапам', words: 'канбан колонки воронка', operation: 'leads' }],
    load: async () => (await import('./leads/desk/board-screen.tsx')).BoardScreen,
  },
  {
    path: 'leads/agenda',
    actions: [{ title: 'Дела по дням', words: 'календарь напоминания сегодня завтра неделя', operation: 'leads' }],
    load: async () => (await import('./leads/desk/agenda-screen.tsx')).AgendaScreen,
  },
  {
    path: 'site',
    menu: { title: 'Страницы сайта', icon: 'page', operation: 'content' },
    actions: [
      { title: 'Часы работы', words: 'график режим время открыты', operation: 'content', to: OPENING_HOURS },
      {
        title: 'Праздники и короткие дни',
        words: 'выходной выходные часы работы график каникулы',
        operation: 'content',
        to: HOLIDAYS,
      },
    ],
    load: async () => (await import('./site-map/site-map-screen.tsx')).SiteMapScreen,
  },
  {
    path: 'unfinished',
    menu: { title: 'Черновики и расписание', icon: 'pencil', operation: 'content', counts: 'unfinished' },
    actions: [
      {
        title: 'Опубликовать черновики',
        words: 'выпустить сохранить отложить запланировать расписание',
        operation: 'publish',
      },
      { title: 'Проверить правки авторов', words: 'ждут проверки одобрить вернуть', operation: 'publish' },
      { title: 'Комментарии для меня', words: 'вам обсуждения ответить замечания', operation: 'content' },
    ],
    load: async () => (await import('./content/unfinished-screen.tsx')).UnfinishedScreen,
  },
  {
    path: 'publishing',
    menu: { title: 'Публикация', icon: 'upload', operation: 'content' },
    actions: [
      { title: 'Что на сайте', words: 'публикация опубликовать ошибки состояние выпуск', operation: 'content' },
    ],
    load: async () => (await import('./publishing/publishing-screen.tsx')).PublishingScreen,
  },
  {
    path: 'bin',
    actions: [{ title: 'Корзина', words: 'удалённое удалить вернуть восстановить', operation: 'publish' }],
    load: async () => (await import('./content/bin/bin-screen.tsx')).BinScreen,
  },
  {
    path: 'photos',
    menu: { title: 'Фотографии', icon: 'photos', operation: 'content' },
    actions: [
      { title: 'Загрузить фотографии', words: 'добавить фото снимки картинки изображения', operation: 'content' },
    ],
    load: async () => (await import('./media/library-screen.tsx')).LibraryScreen,
  },
  {
    path: 'people',
    menu: { title: 'Сотрудники', icon: 'people', operation: 'people', isRare: true },
    actions: [
      { title: 'Пригласить сотрудника', words: 'добавить роль доступ человек', operation: 'people' },
      {
        title: 'Раздавать заявки по очереди',
        words: 'дежурство дежурный смена распределение распределять кому',
        operation: 'people',
      },
    ],
    load: async () => (await import('./access/staff-screen.tsx')).StaffScreen,
  },
  {
    path: 'journal',
    menu: { title: 'Журнал', icon: 'journal', operation: 'people', isRare: true },
    load: async () => (await import('./access/journal-screen.tsx')).JournalScreen,
  },
  {
    path: 'archive',
    menu: { title: 'Резервная копия', icon: 'archive', operation: 'archive', isRare: true },
    actions: [{ title: 'Сделать архив', words: 'скачать копия сохранить восстановить', operation: 'archive' }],
    load: async () => (await import('./archive/archive-screen.tsx')).ArchiveScreen,
  },
  {
    path: 'paste/prices',
    actions: [{ title: 'Вставить прайс', words: 'цены таблица Excel расценки', operation: 'content' }],
    load: async () => (await import('./paste/price-list-screen.tsx')).PriceListScreen,
  },
  {
    path: 'paste/reviews',
    actions: [{ title: 'Вставить отзывы', words: 'добавить несколько', operation: 'content' }],
    load: async () => (await import('./paste/reviews-screen.tsx')).ReviewsScreen,
  },
  {
    path: 'paste/old-site',
    actions: [{ title: 'Адреса старого сайта', words: 'переехавшие перенаправления ссылки', operation: 'content' }],
    load: async () => (await import('./paste/old-site-screen.tsx')).OldSiteScreen,
  },
  {
    path: 'review/:id',
    load: async () => (await import('./content/review/review-screen.tsx')).ReviewScreen,
  },
  { path: 'content/:kind/*', load: async () => (await import('./content/kind-screen.tsx')).KindScreen },
  {
    path: 'account',
    actions: [
      { title: 'Сменить пароль', words: 'мой вход код второй шаг', operation: 'own-account' },
      {
        title: 'Включить уведомления о заявках',
        words: 'телефон пуш оповещения звук часы айфон установить',
        operation: 'leads',
      },
    ],
    load: async () => (await import('./access/account-screen.tsx')).AccountScreen,
  },
];
