import { Alert, Anchor, List, Text } from '@mantine/core';
import { pathOfIssue } from '../content/issue-words.ts';
import type { PreviewRefusal } from './use-preview.ts';

const SHOWN = 3;

type Props = {
  readonly file: string;
  readonly refusals: readonly PreviewRefusal[];
  readonly onOpen: (path: string) => void;
};

/** What keeps the page from being shown; a mistake in the open form leads to its field. */
export function RefusedPreview({ file, refusals, onOpen }: Props) {
  return (
    <Alert color="orange" title="Просмотр ждёт исправлений" role="status">
      <List size="sm">
        {refusals.slice(0, SHOWN).map(({ words, issue }) => (
          <List.Item key={words}>
            {issue?.file === file ? (
              <Anchor component="button" type="button" size="sm" ta="left" onClick={() => onOpen(pathOfIssue(issue))}>
                {words}
              </Anchor>
            ) : (
              words
            )}
          </List.Item>
        ))}
      </List>
      {refusals.length > SHOWN && <Text size="sm">и ещё {refusals.length - SHOWN}</Text>}
    </Alert>
  );
}
