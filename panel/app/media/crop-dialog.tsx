import 'react-easy-crop/react-easy-crop.css';
import { Box, Button, Chip, Group, Slider, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Area } from 'react-easy-crop';
import Cropper from 'react-easy-crop';
import type { AcceptedPhoto, Crop } from '../../contract/media.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { request } from '../lib/request.ts';
import css from './media.module.css';
import { thumbUrl } from './photo-value.ts';

const SHAPES = { own: 'Как есть', '3:2': '3 : 2', '4:3': '4 : 3', '1:1': '1 : 1', '4:5': '4 : 5', '16:9': '16 : 9' };

type Props = { readonly file: string; readonly onCut: (file: string) => void };

/** Saves a crop as a new photograph; the original is kept. */
export function CropDialog({ file, onCut }: Props) {
  const [shape, setShape] = useState('own');
  const [own, setOwn] = useState(1.5);
  const [turn, setTurn] = useState<Crop['turn']>(0);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area | null>(null);
  const isTurned = turn % 180 !== 0;
  const aspect = shape === 'own' ? (isTurned ? 1 / own : own) : ratioOf(shape);
  const cut = useMutation({
    mutationFn: (body: Crop) => request<AcceptedPhoto>('POST', `/api/photos/${encodeURIComponent(file)}/crop`, body),
    onSuccess: ({ name }) => onCut(name),
  });
  return (
    <div className={css.withTools}>
      <Box className={css.cropper} style={{ '--ratio': isTurned ? 1 / own : own }}>
        <Cropper
          image={thumbUrl(file, 1280)}
          crop={crop}
          zoom={zoom}
          rotation={turn}
          aspect={aspect}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(found) => setArea(found.width > 0 && found.height > 0 ? found : null)}
          onMediaLoaded={({ naturalWidth, naturalHeight }) => setOwn(naturalWidth / naturalHeight)}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '' }}
          cropperProps={{ 'aria-label': 'Рамка: двигайте стрелками' }}
        />
      </Box>
      <Stack className={css.tools}>
        <Chip.Group value={shape} onChange={setShape}>
          <Group gap={6} role="radiogroup" aria-label="Форма">
            {Object.entries(SHAPES).map(([value, label]) => (
              <Chip key={value} value={value} size="sm">
                {label}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        <div>
          <Text size="sm" pb={6}>
            Крупнее
          </Text>
          <Slider min={1} max={4} step={0.05} value={zoom} onChange={setZoom} label={null} thumbLabel="Крупнее" />
        </div>
        <Button variant="default" onClick={() => setTurn(((turn + 90) % 360) as Crop['turn'])}>
          Повернуть
        </Button>
        <ErrorAlert error={cut.error} />
        <Text size="sm" c="dimmed">
          Получится новый снимок, прежний останется.
        </Text>
        <Group justify="flex-end" mt="auto">
          <Button loading={cut.isPending} disabled={!area} onClick={() => area && cut.mutate(cropOf(area, turn))}>
            Обрезать
          </Button>
        </Group>
      </Stack>
    </div>
  );
}

function ratioOf(shape: string): number {
  const [width = 1, height = 1] = shape.split(':').map(Number);
  return width / height;
}

/** Clamps the cropper's percentages, which rounding can move beyond the edge. */
function cropOf({ x, y, width, height }: Area, turn: Crop['turn']): Crop {
  const part = (percent: number, room = 1) => Math.min(Math.max(percent / 100, 0), room);
  const [left, top] = [part(x), part(y)];
  return { x: left, y: top, width: part(width, 1 - left), height: part(height, 1 - top), turn };
}
