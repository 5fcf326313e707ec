import type { Translation } from '@mdxeditor/editor';

/** Everything the editor says by itself. */
const WORDS: Readonly<Record<string, string>> = {
  'contentArea.editableMarkdown': 'Текст',
  'createLink.cancelTooltip': 'Отменить',
  'createLink.saveTooltip': 'Сохранить ссылку',
  'createLink.text': 'Слова ссылки',
  'createLink.textTooltip': 'Что увидит читатель',
  'createLink.title': 'Подсказка',
  'createLink.titleTooltip': 'Появится при наведении',
  'createLink.url': 'Адрес',
  'createLink.urlPlaceholder': 'Страница сайта, /works, или https://…',
  'dialog.close': 'Закрыть',
  'dialogControls.cancel': 'Отменить',
  'dialogControls.save': 'Сохранить',
  'linkPreview.copied': 'Скопировано',
  'linkPreview.copyToClipboard': 'Скопировать адрес',
  'linkPreview.edit': 'Изменить ссылку',
  'linkPreview.open': 'Открыть {{url}} в новом окне',
  'linkPreview.remove': 'Убрать ссылку',
  'table.alignCenter': 'По середине',
  'table.alignLeft': 'По левому краю',
  'table.alignRight': 'По правому краю',
  'table.columnMenu': 'Столбец',
  'table.deleteColumn': 'Удалить столбец',
  'table.deleteRow': 'Удалить строку',
  'table.deleteTable': 'Удалить таблицу',
  'table.insertColumnLeft': 'Столбец слева',
  'table.insertColumnRight': 'Столбец справа',
  'table.insertRowAbove': 'Строка выше',
  'table.insertRowBelow': 'Строка ниже',
  'table.rowMenu': 'Строка',
  'table.textAlignment': 'Выравнивание',
  'toolbar.bold': 'Выделить',
  'toolbar.bulletedList': 'Список',
  'toolbar.italic': 'Курсив',
  'toolbar.link': 'Ссылка',
  'toolbar.numberedList': 'Нумерованный список',
  'toolbar.redo': 'Вернуть {{shortcut}}',
  'toolbar.removeBold': 'Не выделять',
  'toolbar.removeItalic': 'Без курсива',
  'toolbar.table': 'Таблица',
  'toolbar.toggleGroup': 'Вид текста',
  'toolbar.undo': 'Отменить {{shortcut}}',
};

export const translation: Translation = (key, fallback, values) => {
  const words = WORDS[key] ?? fallback;
  return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values?.[name] ?? ''));
};
