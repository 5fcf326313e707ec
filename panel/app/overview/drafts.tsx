import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { entryAddress } from '../../contract/entry-address.ts';
import type { WaitingDraft } from '../../contract/overview.ts';
import { kindOfFile } from '../content/issue-words.ts';
import { useKinds } from '../content/use-kinds.ts';
import { Block } from '../lib/block.tsx';
import { EmptyState } from '../lib/empty-state.tsx';
import { useMomentWords } from '../lib/use-moment-words.ts';

export function Drafts({ drafts }: { drafts: readonly WaitingDraft[] }) {
  const momentWords = useMomentWords();
  const kinds = useKinds().data ?? [];
  return (
    <Block title="Черновики">
      {drafts.length === 0 && (
        <EmptyState words="Всё, что начато, опубликовано. Незаконченные правки сотрудников будут видны здесь.">
          <Button component={Link} to="/content/works" variant="default">
            Открыть работы
          </Button>
        </EmptyState>
      )}
      {drafts.map(({ file, title, author, savedAt }) => {
        const kind = kindOfFile(kinds, file);
        return (
          <Text key={`${file} ${author}`}>
            {kind ? (
              <Anchor component={Link} to={entryAddress(kind, file)}>
                {kind.file === null ? `${kind.titleOne}: ${title}` : title}
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
