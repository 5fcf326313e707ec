import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { typograph } from '../../../model/format/typograph.ts';
import { entryAddress } from '../../contract/entry-address.ts';
import type { WaitingDraft } from '../../contract/overview.ts';
import { kindOfFile } from '../content/issue-words.ts';
import { useKinds } from '../content/use-kinds.ts';
import { Block } from '../lib/block.tsx';
import { LineBlock } from '../lib/line-block.tsx';
import { useMomentWords } from '../lib/use-moment-words.ts';

export function Drafts({ drafts }: { drafts: readonly WaitingDraft[] }) {
  const momentWords = useMomentWords();
  const kinds = useKinds().data ?? [];
  if (drafts.length === 0) return <LineBlock title="Черновики">Всё, что начато, опубликовано.</LineBlock>;
  return (
    <Block isMinor title="Черновики">
      {drafts.map(({ file, title, author, savedAt }) => {
        const kind = kindOfFile(kinds, file);
        return (
          <Text key={`${file} ${author}`}>
            {kind ? (
              <Anchor component={Link} to={entryAddress(kind, file)}>
                {typograph(kind.file === null ? `${kind.titleOne}: ${title}` : title)}
              </Anchor>
            ) : (
              title
            )}
            {`, ${author}, ${momentWords(savedAt)}`}
          </Text>
        );
      })}
    </Block>
  );
}
