import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Field } from '../../../../model/fields/field-tree.ts';
import { CommentIcon } from './comment-icon.tsx';
import { openAt, useComments } from './comments.tsx';
import css from './field-signs.module.css';
import { PeopleInField } from './people-here.tsx';

type Props = {
  readonly field: Pick<Field, 'title' | 'widget'>;
  readonly path: string;
  readonly children: ReactNode;
};

/** What other people do at a field. Items of a list have no signs: the list shows them, since items move. */
export function FieldSigns({ field: { title, widget }, path, children }: Props) {
  const { threads, show } = useComments();
  if (isInList(path)) return children;
  const open = openAt(threads, path);
  return (
    <div className={css.field} data-widget={widget}>
      {children}
      <PeopleInField path={path} hasInner={widget === 'group'} />
      <button
        type="button"
        className={css.comment}
        data-open={open > 0 || undefined}
        aria-haspopup="dialog"
        onClick={() => show(path)}
      >
        <CommentIcon />
        <VisuallyHidden>{`Комментарий к полю „${title}“${open > 0 ? ', открытых: ' : ''}`}</VisuallyHidden>
        {open > 0 && open}
      </button>
    </div>
  );
}

function isInList(path: string): boolean {
  return path.split('.').some((part) => /^\d+$/.test(part));
}
