import { Text } from '@mantine/core';
import type { LibraryPhoto } from '../../contract/media.ts';

/** What an entry that shows the photo says is on it. */
export function knownAlt(usedIn: LibraryPhoto['usedIn']): string | null {
  return usedIn.find(({ alt }) => alt !== null)?.alt ?? null;
}

/** What is on a photo, in the words of an entry that shows it, above the name of its file. */
export function PhotoName({ photo: { name, usedIn } }: { readonly photo: Pick<LibraryPhoto, 'name' | 'usedIn'> }) {
  const alt = knownAlt(usedIn);
  return (
    <>
      {alt && (
        <Text size="sm" fw={500} lineClamp={2} component="span" display="-webkit-box">
          {alt}
        </Text>
      )}
      <Text size="xs" c="dimmed" truncate component="span" display="block">
        {name}
      </Text>
    </>
  );
}
