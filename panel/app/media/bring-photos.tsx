import { useState } from 'react';
import { useEditedEntry } from '../fields/edited-entry.ts';
import { AddPhotos } from './add-photos.tsx';
import { EncodingNote } from './encoding-note.tsx';
import { LibraryChoice } from './library-choice.tsx';
import { LibraryPicker } from './library-picker.tsx';
import { photoAdvice } from './photo-advice.ts';
import type { BroughtPhoto } from './photo-value.ts';
import { sourcesOf } from './sources.ts';
import { UploadList } from './upload-list.tsx';
import { isUploading } from './upload-queue.ts';
import { useUploads } from './use-uploads.ts';

type Props = {
  readonly label: string;
  readonly isMany: boolean;
  /** Whether the form offers to crop the photograph and to choose its focal point. */
  readonly isCropped?: boolean;
  /** False once the only photograph is there; the list of uploads stays, since it may hold advice. */
  readonly isOffered?: boolean;
  /** Shows the library in place instead of a button that opens it. */
  readonly isLibraryShown?: boolean;
  readonly onPhotos: (photos: readonly BroughtPhoto[]) => void;
};

export function BringPhotos({
  label,
  isMany,
  isCropped = false,
  isOffered = true,
  isLibraryShown = false,
  onPhotos,
}: Props) {
  const { slug } = useEditedEntry();
  const [hasUploaded, setHasUploaded] = useState(false);
  const { queue, items } = useUploads(slug, (photo) => {
    setHasUploaded(true);
    onPhotos([{ file: photo.name, alt: null }]);
    return photoAdvice(photo, isCropped);
  });
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      {isOffered && (
        <AddPhotos
          label={label}
          isMany={isMany}
          onFiles={(files) => {
            if (!isMany) queue.clear();
            queue.add(sourcesOf(files, isMany));
          }}
          {...(!isLibraryShown && { onLibrary: () => setIsChoosing(true) })}
        />
      )}
      <UploadList queue={queue} items={items} />
      {/* In every photo field the note would move the whole form when an upload ends. */}
      {hasUploaded && !isUploading(items) ? <EncodingNote /> : null}
      {isLibraryShown && <LibraryChoice isMany={isMany} onChoose={onPhotos} />}
      {isChoosing ? (
        <LibraryPicker
          isMany={isMany}
          onClose={() => setIsChoosing(false)}
          onChoose={(photos) => {
            onPhotos(photos);
            setIsChoosing(false);
          }}
        />
      ) : null}
    </>
  );
}
