import { Text } from '@mantine/core';
import type { LibraryPhoto } from '../../contract/media.ts';

/** What an entry that shows the photo says is on it. */
export function knownAlt(usedIn: LibraryPhoto['usedIn']): string | null {
  return usedIn.find(({ alt }) => alt !== null)?.alt ?? null;
}

type Props = { readonly photo: Pick<LibraryPhoto, 'name' | 'usedIn'>; readonly lines: 1 | 2 };

/** What is on a photo, in the words of an entry that shows it, else the name of its file; all cards are of one height. */
export function PhotoName({ photo: { name, usedIn }, lines }: Props) {
  return (
    <Text
      size="sm"
      mih={`${lines}lh`}
      component="span"
      {...(lines === 1 ? { truncate: true, display: 'block' } : { lineClamp: lines, display: '-webkit-box' })}
    >
      {knownAlt(usedIn) ?? name}
    </Text>
  );
}
