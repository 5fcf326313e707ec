import {
  Button,
  Checkbox,
  Group,
  Loader,
  Pagination,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  VisuallyHidden,
} from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { counted } from '../../../model/format/plural.ts';
import type { LibraryPhoto } from '../../contract/media.ts';
import { LIBRARY_PAGE } from '../../contract/media.ts';
import { EmptyState } from '../lib/empty-state.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { useSearchText } from '../lib/use-search-text.ts';
import { useLibrary } from './use-library.ts';

/** Width of a dialog with the library. */
export const LIBRARY_WIDTH = 1160;

export type LibraryView = { readonly search: string; readonly isUnused: boolean; readonly page: number };

type Props = {
  readonly view: LibraryView;
  readonly onView: (view: LibraryView) => void;
  /** File of the entry whose photographs come first. */
  readonly first?: string;
  /** Leaves the height of a dialog to the photographs. */
  readonly isDense?: boolean;
  /** Shown while there is not a single photograph. */
  readonly empty: ReactNode;
  readonly renderPhoto: (photo: LibraryPhoto, shown: readonly LibraryPhoto[]) => ReactNode;
};

export function LibraryBrowser({ view, onView, first = '', isDense = false, empty, renderPhoto }: Props) {
  const { search, isUnused, page } = view;
  const input = useSearchText(search, (typed) => onView({ ...view, search: typed, page: 1 }));
  const [words] = useDebouncedValue(input.value, 250);
  const isNarrowed = words !== '' || isUnused;
  const { data, error } = useLibrary(words, isUnused, page, first);
  return (
    <Stack>
      <Group align="end" gap="lg">
        <TextInput
          {...(isDense ? { 'aria-label': 'Найти' } : { label: 'Найти' })}
          placeholder="Что на снимке, название работы или имя файла"
          flex={1}
          miw={200}
          {...input}
        />
        <Checkbox
          label="Нигде не использованы"
          // The middle of the field next to it.
          mb={8}
          checked={isUnused}
          onChange={(event) => onView({ ...view, isUnused: event.currentTarget.checked, page: 1 })}
        />
      </Group>
      <ErrorAlert error={error} />
      {data ? (
        <>
          <Found total={data.total} isNarrowed={isNarrowed} isDense={isDense} />
          {data.total === 0 && isNarrowed && (
            <EmptyState words="Поищите по другому слову: имени файла или названию записи, где снимок стоит.">
              <Button variant="default" onClick={() => onView({ search: '', isUnused: false, page: 1 })}>
                Показать все
              </Button>
            </EmptyState>
          )}
          {data.total === 0 && !isNarrowed && empty}
          <SimpleGrid type="container" cols={COLUMNS} spacing="sm" {...(isDense && { verticalSpacing: 4 })}>
            {data.photos.map((photo) => (
              <div key={photo.name}>{renderPhoto(photo, data.photos)}</div>
            ))}
          </SimpleGrid>
          {data.total > LIBRARY_PAGE ? (
            <Pagination
              value={page}
              onChange={(next) => onView({ ...view, page: next })}
              total={Math.ceil(data.total / LIBRARY_PAGE)}
              getControlProps={(control) => ({ 'aria-label': CONTROLS[control] })}
              getItemProps={(number) => ({ 'aria-label': `Страница ${number}` })}
            />
          ) : null}
        </>
      ) : error ? null : (
        <Loader role="status" aria-label="Загрузка" />
      )}
    </Stack>
  );
}

type FoundProps = { readonly total: number; readonly isNarrowed: boolean; readonly isDense: boolean };

function Found({ total, isNarrowed, isDense }: FoundProps) {
  const words = total > 0 ? counted(total, PHOTOS) : isNarrowed ? 'Таких снимков нет.' : 'Снимков пока нет.';
  if (isDense) return <VisuallyHidden role="status">{words}</VisuallyHidden>;
  return (
    <Text size="sm" c="dimmed" role="status">
      {words}
    </Text>
  );
}

/** Columns by the width of the library, which is a screen or a dialog. */
const COLUMNS = { base: 2, '480px': 3, '720px': 4, '960px': 5, '1040px': 6 };
const PHOTOS = ['снимок', 'снимка', 'снимков'] as const;
const CONTROLS = {
  first: 'Первая страница',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  last: 'Последняя страница',
};
