import { Anchor, Badge, Button, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../model/format/date.ts';
import { typograph } from '../../../model/format/typograph.ts';
import type { LibraryPhoto } from '../../contract/media.ts';
import { useMay } from '../lib/use-may.ts';
import tile from './library-photo.module.css';
import css from './media.module.css';
import { knownAlt, PhotoName } from './photo-name.tsx';
import { originalUrl, thumbUrl } from './photo-value.ts';

type Props = { readonly photo: LibraryPhoto; readonly onRemove: () => void };

export function LibraryPhotoCard({ photo, onOpen, onRemove }: Props & { readonly onOpen: () => void }) {
  const [first, ...others] = photo.usedIn;
  return (
    <Stack gap={4} className={tile.tile ?? ''}>
      <UnstyledButton onClick={onOpen} className={tile.open ?? ''} aria-label={`Рассмотреть ${photo.name}`}>
        <img className={css.thumb} src={thumbUrl(photo.name)} alt="" loading="lazy" />
      </UnstyledButton>
      <PhotoName photo={photo} lines={2} />
      {first && (
        <Group gap={6} wrap="nowrap">
          <Anchor component={Link} size="xs" to={first.address} truncate className={tile.above ?? ''}>
            {typograph(first.title)}
          </Anchor>
          {others.length > 0 && (
            <Text size="xs" c="dimmed" flex="none">
              и ещё {others.length}
            </Text>
          )}
        </Group>
      )}
      <PhotoBadges photo={photo} />
      <div className={tile.above}>
        <RemoveButton photo={photo} onRemove={onRemove} />
      </div>
    </Stack>
  );
}

type FactsProps = Props & { readonly onCrop: () => void };

/** What is on the photograph, what can be done with it, and where it is used. */
export function LibraryPhotoFacts({ photo, onCrop, onRemove }: FactsProps) {
  const { name, width, height, bytes, changedAt, usedIn } = photo;
  return (
    <Stack gap="md">
      <Fact title="Что на снимке">
        <Text fw={500}>{knownAlt(usedIn) ?? 'Описания нет: его пишут там, где снимок стоит'}</Text>
      </Fact>
      <Group gap={6}>
        <Button component="a" href={originalUrl(name)} download={name} size="compact-sm" variant="default">
          Скачать оригинал
        </Button>
        <Button size="compact-sm" variant="default" onClick={onCrop}>
          Обрезать…
        </Button>
        <RemoveButton photo={photo} onRemove={onRemove} />
      </Group>
      <Fact title="Где стоит">
        {usedIn.map(({ file, title, address }) => (
          <Anchor key={file} component={Link} size="sm" to={address}>
            {typograph(title)}
          </Anchor>
        ))}
        <Text size="sm" c="dimmed">
          {usedIn.length === 0
            ? 'Пока нигде'
            : 'Там меняют описание и главную точку. Пока снимок стоит, удалить его нельзя'}
        </Text>
      </Fact>
      <PhotoBadges photo={photo} />
      <Fact title="Файл">
        <Text size="sm">{name}</Text>
        <Text size="sm">
          {width} × {height}, {Math.max(1, Math.round(bytes / 1024))} КБ, загружен {formatDate(changedAt.slice(0, 10))}
        </Text>
      </Fact>
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

function PhotoBadges({ photo: { isStaged, isInDraft, isInBin } }: Pick<Props, 'photo'>) {
  if (!(isStaged || isInDraft || isInBin)) return null;
  return (
    <Group gap={4}>
      {isStaged && <Badge>Ещё не на сайте</Badge>}
      {isInDraft && <Badge>В черновике</Badge>}
      {isInBin && <Badge>В корзине</Badge>}
    </Group>
  );
}

function RemoveButton({ photo: { name, isInDraft, isInBin, usedIn }, onRemove }: Props) {
  const mayPublish = useMay('publish');
  if (!mayPublish || usedIn.length > 0 || isInDraft || isInBin) return null;
  return (
    <Button
      size="compact-sm"
      variant="light"
      color="red"
      w="fit-content"
      aria-label={`Удалить ${name}`}
      onClick={onRemove}
    >
      Удалить
    </Button>
  );
}
