import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { useEditedEntry } from '../fields/edited-entry.ts';
import { EmptyState } from '../lib/empty-state.tsx';
import { LibraryBrowser, type LibraryView } from './library-browser.tsx';
import css from './media.module.css';
import { PhotoName } from './photo-name.tsx';
import { thumbUrl } from './photo-value.ts';

type Props = {
  readonly isMany: boolean;
  readonly onChoose: (names: readonly string[]) => void;
  readonly onClose: () => void;
};

export function LibraryPicker({ isMany, onChoose, onClose }: Props) {
  const { file } = useEditedEntry();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [view, setView] = useState<LibraryView>({ search: '', isUnused: false, page: 1 });
  function handleClick(name: string) {
    if (!isMany) onChoose([name]);
    else setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  }
  return (
    <Modal opened onClose={onClose} size="xl" title="Снимки" closeButtonProps={{ 'aria-label': 'Закрыть' }}>
      <LibraryBrowser
        view={view}
        onView={setView}
        first={file}
        empty={
          <EmptyState words="Здесь будут снимки, которые уже загружали. Закройте окно и загрузите первый.">
            <Button variant="default" onClick={onClose}>
              Закрыть
            </Button>
          </EmptyState>
        }
        renderPhoto={({ name, usedIn }) => (
          <button
            type="button"
            className={css.choice}
            aria-pressed={isMany ? chosen.includes(name) : undefined}
            onClick={() => handleClick(name)}
          >
            <img className={css.thumb} src={thumbUrl(name)} alt="" loading="lazy" />
            <PhotoName photo={{ name, usedIn }} />
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
    </Modal>
  );
}
