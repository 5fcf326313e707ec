import { Button, Group, Loader, Modal, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { EmptyState } from '../lib/empty-state.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { request } from '../lib/request.ts';
import { useAddress } from '../lib/use-address.ts';
import { AddPhotos } from './add-photos.tsx';
import { EncodingNote } from './encoding-note.tsx';
import { LibraryBrowser, type LibraryView } from './library-browser.tsx';
import { LibraryPhotoCard } from './library-photo.tsx';
import css from './media.module.css';
import { photoAdvice } from './photo-advice.ts';
import { thumbUrl } from './photo-value.ts';
import { PhotoViewer, type Viewed } from './photo-viewer.tsx';
import { sourcesOf } from './sources.ts';
import { UploadList } from './upload-list.tsx';
import { isUploading } from './upload-queue.ts';
import { LIBRARY_KEY } from './use-library.ts';
import { useUploads } from './use-uploads.ts';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

export function LibraryScreen() {
  const client = useQueryClient();
  const view = useViewInAddress();
  const refresh = () => client.invalidateQueries({ queryKey: LIBRARY_KEY });
  const { queue, items } = useUploads('', (photo) => {
    void refresh();
    return photoAdvice(photo, false);
  });
  const [viewed, setViewed] = useState<Viewed | null>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  const [cropping, setCropping] = useState<string | null>(null);
  const remove = useMutation({
    mutationFn: (name: string) => request('DELETE', `/api/photos/${encodeURIComponent(name)}`),
    onSuccess: () => {
      setRemoving(null);
      return refresh();
    },
  });
  function askToRemove(name: string) {
    remove.reset();
    setViewed(null);
    setRemoving(name);
  }

  return (
    <Stack>
      <title>Фотографии</title>
      <Title order={1} size="h2">
        Фотографии
      </Title>
      <UploadBox queue={queue} items={items} />
      <LibraryBrowser
        {...view}
        empty={
          <EmptyState words="Здесь будут все снимки сайта: имя, размер и записи, где снимок стоит. Загрузите первые кнопкой выше." />
        }
        renderPhoto={(photo, photos) => (
          <LibraryPhotoCard
            photo={photo}
            onOpen={() => setViewed({ photo, photos })}
            onRemove={() => askToRemove(photo.name)}
          />
        )}
      />
      <PhotoViewer
        viewed={viewed}
        onView={setViewed}
        onCrop={({ name }) => {
          setViewed(null);
          setCropping(name);
        }}
        onRemove={({ name }) => askToRemove(name)}
        onClose={() => setViewed(null)}
      />
      <Modal
        opened={cropping !== null}
        onClose={() => setCropping(null)}
        size="auto"
        title="Обрезать и повернуть"
        closeButtonProps={{ 'aria-label': 'Закрыть' }}
      >
        <Suspense fallback={<Loader role="status" aria-label="Загрузка" />}>
          {cropping !== null && (
            <CropDialog
              file={cropping}
              onCut={() => {
                setCropping(null);
                notifications.show({ message: 'Обрезанный снимок стоит в фотографиях первым, прежний остался.' });
                void refresh();
              }}
            />
          )}
        </Suspense>
      </Modal>
      <Modal
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        title="Удалить снимок?"
        closeButtonProps={{ 'aria-label': 'Закрыть' }}
      >
        <Stack>
          {removing ? <img className={css.thumb} src={thumbUrl(removing)} alt="" /> : null}
          <Text size="sm">Вернуть его будет нельзя: понадобится загрузить заново.</Text>
          <ErrorAlert error={remove.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setRemoving(null)}>
              Оставить
            </Button>
            <Button color="red" loading={remove.isPending} onClick={() => removing && remove.mutate(removing)}>
              Удалить
            </Button>
          </Group>
        </Stack>
      </Modal>
    </Stack>
  );
}

function useViewInAddress() {
  const { get, number, set } = useAddress();
  const view: LibraryView = { search: get('q') ?? '', isUnused: get('unused') !== null, page: number('page') };
  const onView = ({ search, isUnused, page }: LibraryView) =>
    set(
      { q: search || null, unused: isUnused ? '1' : null, page: page === 1 ? null : String(page) },
      { replace: search !== view.search },
    );
  return { view, onView };
}

function UploadBox({ queue, items }: ReturnType<typeof useUploads>) {
  return (
    <Stack gap="xs">
      <AddPhotos label="Загрузить фотографии" isMany isMain onFiles={(files) => queue.add(sourcesOf(files, true))} />
      <UploadList queue={queue} items={items} />
      {isUploading(items) ? null : <EncodingNote />}
    </Stack>
  );
}
