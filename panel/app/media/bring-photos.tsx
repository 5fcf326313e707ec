import { useState } from 'react';
import { useEditedEntry } from '../fields/edited-entry.ts';
import { AddPhotos } from './add-photos.tsx';
import { EncodingNote } from './encoding-note.tsx';
import { LibraryPicker } from './library-picker.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

type Props = {
  readonly label: string;
  readonly isMany: boolean;
  readonly onPhotos: (names: readonly string[]) => void;
};

export function BringPhotos({ label, isMany, onPhotos }: Props) {
  const { slug } = useEditedEntry();
  const [hasUploaded, setHasUploaded] = useState(false);
  const { queue, items } = useUploads(slug, ({ name }) => {
    setHasUploaded(true);
    onPhotos([name]);
  });
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <AddPhotos
        label={label}
        isMany={isMany}
        onFiles={(files) => queue.add(files)}
        onLibrary={() => setIsChoosing(true)}
      />
      <UploadList queue={queue} items={items} />
      {/* In every photo field the note would move the whole form when an upload ends. */}
      {hasUploaded && items.length === 0 ? <EncodingNote /> : null}
      {isChoosing ? (
        <LibraryPicker
          isMany={isMany}
          onClose={() => setIsChoosing(false)}
          onChoose={(names) => {
            onPhotos(names);
            setIsChoosing(false);
          }}
        />
      ) : null}
    </>
  );
}
