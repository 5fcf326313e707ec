import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { gapsOf } from '../../../model/format/gaps.ts';
import { textValuesQuery } from '../content/queries.ts';
import { readerWords } from './reader-words.ts';
import { useNamesPrices } from './use-names-prices.ts';

/** Says how visitors read a text with references to prices. */
export function PriceNote({ text = '' }: { readonly text: string | undefined }) {
  const namesPrices = useNamesPrices();
  return namesPrices && gapsOf(text).length > 0 ? <Read text={text} /> : null;
}

function Read({ text }: { readonly text: string }) {
  const values = useQuery(textValuesQuery()).data;
  const words = values ? readerWords(text, values) : null;
  if (words === null) return null;
  return (
    <Text size="xs" c="dimmed" mt={4}>
      Для посетителя: {words}
    </Text>
  );
}
