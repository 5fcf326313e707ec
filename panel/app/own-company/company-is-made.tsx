import { Anchor, List, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { kindAddress } from '../../contract/entry-address.ts';

const NEXT_TASKS = [
  {
    title: 'Показать документы юристу',
    to: kindAddress('documents'),
    words:
      'Политика и согласия заполнены вашими ответами. Места, которые он должен проверить, отмечены словами «сверить юристу».',
  },
  {
    title: 'Заменить рисунки снимками',
    to: '/photos',
    words:
      'Загрузите снимки, затем выберите их на главной странице и в пакетах: до тех пор там рисунки в ваших цветах.',
  },
  {
    title: 'Прочитать пакеты',
    to: kindAddress('packages'),
    words: 'Состав, сроки этапов, доли платежей и пример сметы взяты из шаблона. Поправьте, если работаете иначе.',
  },
  {
    title: 'Вставить свой прайс',
    to: '/paste/prices',
    words: 'Из Excel, Word или текстом: строки станут ценами услуг и строками смет, сначала черновиками.',
  },
  {
    title: 'Перенести отзывы',
    to: '/paste/reviews',
    words: 'Скопируйте их со страницы на Авито, Яндекс Картах или в 2ГИС. Согласие каждого автора впишите сами.',
  },
  {
    title: 'Перевести адреса прежнего сайта',
    to: '/paste/old-site',
    words: 'Если сайт уже был: по карте сайта или списку адресов подберём страницы, чтобы старые ссылки открывались.',
  },
  {
    title: 'Посмотреть советы',
    to: '/publishing',
    words: 'Что программа заметила в текстах и чего ещё не хватает.',
  },
  {
    title: 'Открыть сайт поисковикам',
    to: '/overview',
    words: 'Пока он им закрыт. Что ещё сделать и где кнопка — в списке на «Обзоре».',
  },
] as const;

export function CompanyIsMade({ hasFormerSite }: { readonly hasFormerSite: boolean }) {
  return (
    <Stack gap="lg" maw={760}>
      <Text>На сайте ваша компания. Всё, что на нём написано, правят в разделах меню.</Text>
      <Stack gap="sm" component="section" aria-labelledby="next-tasks">
        <Title order={2} size="h3" id="next-tasks">
          Что сделать до открытия
        </Title>
        <List type="ordered" spacing="sm">
          {NEXT_TASKS.map(({ title, to, words }) => (
            <List.Item key={to}>
              <Anchor component={Link} to={to}>
                {title}
              </Anchor>
              <Text size="sm" c="dimmed">
                {words}
              </Text>
            </List.Item>
          ))}
        </List>
      </Stack>
      {hasFormerSite && (
        <Text size="sm">
          Показательный сайт со всеми правками сохранён:{' '}
          <Anchor href="/api/own-company/former-site" download inherit>
            скачать его архив
          </Anchor>
          . Вернуть его можно на странице{' '}
          <Anchor component={Link} to="/archive" inherit>
            «Резервная копия»
          </Anchor>
          .
        </Text>
      )}
    </Stack>
  );
}
