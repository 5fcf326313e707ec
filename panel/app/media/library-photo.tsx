import { Anchor, Badge, Button, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../model/format/date.ts';
import { typograph } from '../../../model/format/typograph.ts';
import type { LibraryPhoto } from '../../contract/media.ts';
import { useMay } from '../lib/use-may.ts';
import css from './media.module.css';
import { knownAlt, PhotoName } from './photo-name.tsx';
import { thumbUrl } from './photo-value.ts';

type Props = { readonly photo: LibraryPhoto; readonly onRemove: () => void };

export function LibraryPhotoCard({ photo, onOpen, onRemove }: Props & { readonly onOpen: () => void }) {
  const [first, ...others] = photo.usedIn;
  return (
    <Stack gap={4}>
      <UnstyledButton onClick={onOpen} aria-label={`Рассмотреть ${photo.name}`}>
        <img className={css.thumb} src={thumbUrl(photo.name)} alt="" loading="lazy" />
      </UnstyledButton>
      <PhotoName photo={photo} lines={2} />
      {first && (
        <Group gap={6} wrap="nowrap">
          <Anchor component={Link} size="xs" to={first.address} truncate>
            {typograph(first.title)}
          </Anchor>
          {others.length > 0 && (
            <Text size="xs" c="dimmed" flex="none">
              и ещё {others.length}
            </Text>
          )}
        </Group>
      )}
      <PhotoState photo={photo} onRemove={onRemove} />
    </Stack>
  );
}

/** What the photograph is, where it is used, and how to delete one that is used nowhere. */
export function LibraryPhotoFacts({ photo, onRemove }: Props) {
  const { name, width, height, bytes, changedAt, usedIn } = photo;
  const alt = knownAlt(usedIn);
  return (
    <Stack gap="md">
      {alt && <Text fw={500}>{alt}</Text>}
      <Fact title="Где стоит">
        {usedIn.map(({ file, title, address }) => (
          <Anchor key={file} component={Link} size="sm" to={address}>
            {typograph(title)}
          </Anchor>
        ))}
        {usedIn.length === 0 && <Text size="sm">Пока нигде</Text>}
      </Fact>
      <Fact title="Файл">
        <Text size="sm">{name}</Text>
        <Text size="sm">
          {width} × {height}, {Math.max(1, Math.round(bytes / 1024))} КБ
        </Text>
      </Fact>
      <Fact title="Загружен">
        <Text size="sm">{formatDate(changedAt.slice(0, 10))}</Text>
      </Fact>
      <PhotoState photo={photo} onRemove={onRemove} />
    </Stack>
  );
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap={2} align="flex-start">
      <Text size="xs" c="dimmed">
        {title}
      </Text>
      {children}
    </Stack>
  );
}

function PhotoState({ photo: { name, isStaged, isInDraft, isInBin, usedIn }, onRemove }: Props) {
  const mayPublish = useMay('publish');
  const isFree = mayPublish && usedIn.length === 0 && !isInDraft && !isInBin;
  return (
    <>
      {(isStaged || isInDraft || isInBin) && (
        <Group gap={4}>
          {isStaged && <Badge>Ещё не на сайте</Badge>}
          {isInDraft && <Badge>В черновике</Badge>}
          {isInBin && <Badge>В корзине</Badge>}
        </Group>
      )}
      {isFree && (
        <Group>
          <Button size="compact-sm" variant="light" color="red" aria-label={`Удалить ${name}`} onClick={onRemove}>
            Удалить
          </Button>
        </Group>
      )}
    </>
  );
}
