import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { typograph } from '../../../model/format/typograph.ts';
import { entryAddress } from '../../contract/entry-address.ts';
import { kindOfFile } from './issue-words.ts';
import { useKinds } from './use-kinds.ts';

export function EntryLink({ file, title }: { readonly file: string; readonly title: string }) {
  const kind = kindOfFile(useKinds().data ?? [], file);
  if (!kind) return <>{file}</>;
  return (
    <Anchor component={Link} to={entryAddress(kind, file)} inherit>
      {typograph(title === kind.titleOne ? title : `${kind.titleOne}: ${title}`)}
    </Anchor>
  );
}
