import { Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { gapsOf } from '../../../model/format/gaps.ts';
import { entriesQuery } from '../content/queries.ts';

const PRICE = /^цена /;
const SLUG = /[a-z][a-z0-9-]*/g;

/** Says what visitors see in place of the references to prices in a text. */
export function PriceNote({ text }: { readonly text: string | undefined }) {
  const gaps = gapsOf(text ?? '').filter((gap) => PRICE.test(gap));
  return gaps.length > 0 ? <Names gaps={gaps} /> : null;
}

function Names({ gaps }: { readonly gaps: readonly string[] }) {
  const lists = useQueries({ queries: [entriesQuery('packages'), entriesQuery('services')] });
  const priced = lists.flatMap(({ data }) => data ?? []);
  const slugs = new Set(gaps.flatMap((gap) => gap.match(SLUG) ?? []));
  const titles = priced.filter(({ slug }) => slugs.has(slug)).map(({ title }) => `«${title}»`);
  if (titles.length === 0) return null;
  return (
    <Text size="xs" c="dimmed" mt={4}>
      На месте скобок будет нынешняя цена: {titles.join(', ')}.
    </Text>
  );
}
