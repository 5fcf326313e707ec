import { Alert, Anchor, List } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { ContentIssue } from '../../../model/load/issue.ts';
import type { KindInfo } from '../../contract/content.ts';
import { useExpandedSections } from '../fields/expanded-sections.tsx';
import { focusWhenRendered } from '../fields/focus-field.ts';
import { issueAddress, kindOfFile, pathOfIssue, placeWords } from './issue-words.ts';
import { useKindForms } from './use-kinds.ts';

type Props = { readonly kind: KindInfo; readonly file: string; readonly issues: readonly ContentIssue[] };

export function ErrorSummary({ kind, file, issues }: Props) {
  const opened = useExpandedSections();
  const kinds = useKindForms().data ?? [];
  if (issues.length === 0) return null;
  const goTo = (issue: ContentIssue) => {
    const path = pathOfIssue(issue);
    opened.reveal(path);
    focusWhenRendered(path);
  };
  return (
    <Alert color="red" title="Пока не публикуется: исправьте и нажмите ещё раз" id="error-summary" tabIndex={-1}>
      <List size="sm" spacing={4}>
        {[...Map.groupBy(issues, ({ message }) => message)].map(([message, found]) => (
          <List.Item key={message}>
            {found.length > 1 && `${message.replace(/\.$/, '')}: `}
            {found.map((issue, at) => (
              <Fragment key={`${issue.file} ${issue.path?.join('.')}`}>
                {at > 0 && ', '}
                {issue.file === file ? (
                  <Anchor component="button" type="button" size="sm" ta="left" onClick={() => goTo(issue)}>
                    {placeWords(kind, issue)}
                  </Anchor>
                ) : (
                  <OtherFile kinds={kinds} issue={issue} />
                )}
              </Fragment>
            ))}
            {found.length === 1 && `: ${message}`}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function OtherFile({ kinds, issue }: { readonly kinds: readonly KindInfo[]; readonly issue: ContentIssue }) {
  const kind = kindOfFile(kinds, issue.file);
  if (!kind) return <>{issue.file}</>;
  return (
    <Anchor component={Link} to={issueAddress(kind, issue)} size="sm">
      {`${kind.title}, ${issue.file}`}
    </Anchor>
  );
}
