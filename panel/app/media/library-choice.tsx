import { Badge, Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { LibraryPhoto } from '../../contract/media.ts';
import { useEditedEntry } from '../fields/edited-entry.ts';
import { EmptyState } from '../lib/empty-state.tsx';
import { LibraryBrowser, type LibraryView } from './library-browser.tsx';
import css from './media.module.css';
import { knownAlt, PhotoName } from './photo-name.tsx';
import type { BroughtPhoto } from './photo-value.ts';
import { thumbUrl } from './photo-value.ts';

export type LibraryChoiceProps = {
  readonly isMany: boolean;
  readonly onChoose: (photos: readonly BroughtPhoto[]) => void;
};

/** Photographs of the library: one click chooses one, or several are added together. */
export function LibraryChoice({ isMany, onChoose }: LibraryChoiceProps) {
  const { file } = useEditedEntry();
  const [chosen, setChosen] = useState<readonly BroughtPhoto[]>([]);
  const [view, setView] = useState<LibraryView>({ search: '', isUnused: false, page: 1 });
  const isChosen = (name: string) => chosen.some((photo) => photo.file === name);
  function handleClick({ name, usedIn }: Pick<LibraryPhoto, 'name' | 'usedIn'>) {
    const photo = { file: name, alt: knownAlt(usedIn) };
    if (!isMany) onChoose([photo]);
    else setChosen(isChosen(name) ? chosen.filter((one) => one.file !== name) : [...chosen, photo]);
  }
  return (
    <>
      <LibraryBrowser
        view={view}
        onView={setView}
        first={file}
        isDense
        empty={<EmptyState words="Здесь будут снимки, которые уже загружали. Загрузите первый." />}
        renderPhoto={({ name, usedIn }) => (
          <button
            type="button"
            className={css.choice}
            aria-pressed={isMany ? isChosen(name) : undefined}
            onClick={() => handleClick({ name, usedIn })}
          >
            <img className={css.thumb} src={thumbUrl(name)} alt="" loading="lazy" />
            <PhotoName photo={{ name, usedIn }} lines={1} />
            {usedIn.some((use) => use.file === file) && (
              <Badge color="gray" className={css.here ?? ''}>
                уже здесь
              </Badge>
            )}
          </button>
        )}
      />
      {isMany ? (
        <Group justify="flex-end" mt="md">
          <Button disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
            Добавить: {chosen.length}
          </Button>
        </Group>
      ) : null}
    </>
  );
}
