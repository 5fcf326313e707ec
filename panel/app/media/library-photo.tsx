import { Anchor, Badge, Button, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { Link } from 'react-router';
import { formatDate } from '../../../model/format/date.ts';
import { typograph } from '../../../model/format/typograph.ts';
import type { LibraryPhoto } from '../../contract/media.ts';
import { useMay } from '../lib/use-may.ts';
import css from './media.module.css';
import { PhotoName } from './photo-name.tsx';
import { thumbUrl } from './photo-value.ts';

type Props = { readonly photo: LibraryPhoto; readonly onRemove: () => void };

export function LibraryPhotoCard({ photo, onOpen, onRemove }: Props & { readonly onOpen: () => void }) {
  return (
    <Stack gap={4}>
      <UnstyledButton onClick={onOpen} aria-label={`Рассмотреть ${photo.name}`}>
        <img className={css.thumb} src={thumbUrl(photo.name)} alt="" loading="lazy" />
      </UnstyledButton>
      <LibraryPhotoFacts photo={photo} onRemove={onRemove} />
    </Stack>
  );
}

/** What the photograph is, where it stands, and how to delete one that stands nowhere. */
export function LibraryPhotoFacts({ photo, onRemove }: Props) {
  const { name, width, height, bytes, changedAt, isStaged, isInDraft, isInBin, usedIn } = photo;
  const mayPublish = useMay('publish');
  const isFree = mayPublish && usedIn.length === 0 && !isInDraft && !isInBin;
  return (
    <Stack gap={4}>
      <PhotoName photo={photo} />
      <Text size="xs" c="dimmed">
        {width} × {height}, {Math.max(1, Math.round(bytes / 1024))} КБ, {formatDate(changedAt.slice(0, 10))}
      </Text>
      <Group gap={4}>
        {isStaged ? <Badge>Ещё не на сайте</Badge> : null}
        {isInDraft ? <Badge>В черновике</Badge> : null}
        {isInBin ? <Badge>В корзине</Badge> : null}
      </Group>
      {usedIn.map(({ file, title, address }) => (
        <Anchor key={file} component={Link} size="xs" to={address}>
          {typograph(title)}
        </Anchor>
      ))}
      {isFree ? (
        <Button size="compact-sm" variant="light" color="red" aria-label={`Удалить ${name}`} onClick={onRemove}>
          Удалить
        </Button>
      ) : null}
    </Stack>
  );
}
