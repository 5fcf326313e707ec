import type { ToastOptions } from '../shell/runtime/toast-types.ts';

type Call = ToastOptions & { readonly multiple?: boolean };

export const toastsOfTypes: Readonly<Record<string, Call>> = {
  default: { type: 'default', text: 'Ссылка скопирована' },
  info: { type: 'info', text: 'Цены обновили 20 ноября', detail: 'Калькулятор уже считает по новым' },
  success: { type: 'success', text: 'Заявка № 2417 принята', detail: 'Перезвоним до 15:40' },
  warning: { type: 'warning', text: 'Осталось 2 МБ', detail: 'План до 10 МБ, сейчас в заявке 8' },
  error: { type: 'error', text: 'Не отправилось', detail: 'Нет связи. Данные сохранились в форме' },
  loading: { type: 'loading', text: 'Загружаем план', detail: '2 из 3 файлов', autoClose: 500 },
};

export const toastsOfTimes: Readonly<Record<string, Call>> = {
  'autoClose: true': { text: 'Закроется через пять секунд', autoClose: true },
  'autoClose: 1000': { text: 'Закроется через секунду', autoClose: 1000 },
  'autoClose: false': { text: 'Закроется, когда закроют', autoClose: false },
};

export const toastsOfProgress: Readonly<Record<string, Call>> = {
  'progress: −1': { text: 'Готово −1', progress: -1 },
  'progress: 0,5': { text: 'Готово 0,5', progress: 0.5 },
  'progress: 2': { text: 'Готово 2', progress: 2 },
};

export const toastsOfContents: Readonly<Record<string, Call>> = {
  'Длинный текст': {
    type: 'info',
    text: 'Двухкомнатную квартиру на Артиллерийской, 64 м², показываем по субботам с десяти до двух',
    detail:
      'Позвоните накануне: закажем пропуск на машину. Вход со двора, второй подъезд, https://pregolya.example/sales/dvushka-na-artilleriyskoy-64-vid-na-reku',
    autoClose: true,
  },
};
