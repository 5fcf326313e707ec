export const JOURNAL_EVENTS = {
  'signed-in': 'Вход',
  'sign-in-failed': 'Неудачный вход',
  'signed-out': 'Выход',
  'sessions-ended': 'Завершены сеансы',
  'password-set': 'Новый пароль',
  'second-factor-on': 'Второй шаг входа включён',
  'second-factor-off': 'Второй шаг входа выключен',
  'backup-codes-made': 'Новые запасные коды',
  invited: 'Приглашение',
  'invitation-renewed': 'Новая ссылка приглашения',
  'invitation-revoked': 'Приглашение отозвано',
  'invitation-accepted': 'Приглашение принято',
  'password-link-made': 'Ссылка для нового пароля',
  'role-changed': 'Роль изменена',
  blocked: 'Вход закрыт',
  unblocked: 'Вход открыт',
  'rota-changed': 'Очередь заявок',
  'leads-exported': 'Выгрузка заявок',
  'leads-erased': 'Удаление данных по телефону',
  'archive-made': 'Архив скачан',
  'archive-restored': 'Восстановлено из архива',
  'company-made': 'Показательный сайт сменился своим',
  'channel-tested': 'Проверка канала заявок',
  'launch-confirmed': 'Подтверждено перед открытием',
  'launch-unconfirmed': 'Подтверждение снято',
  'site-opened': 'Сайт открыт поисковикам',
} as const;

/** Names that the journal stores for actions of nobody in the panel. */
export const NOBODY = { console: 'командная строка', stranger: 'неизвестный' } as const;

export type JournalEvent = keyof typeof JOURNAL_EVENTS;

export type JournalLine = {
  readonly id: number;
  readonly at: string;
  /** Name of the person, or one of `NOBODY`. */
  readonly who: string;
  readonly what: JournalEvent;
  /** Person or object that the action affected, as display text. */
  readonly about: string;
};
