import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';
import { photoId } from '../../../model/photo/photo-id.ts';
import { ensureCards } from './ensure-cards.ts';

test('a photograph that is gone when its card is drawn is named, as any other missing photograph', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cards-'));
  const content = await loadDemo();
  const { file } = content.company.shareImage;
  const facts = content.photos.get(file);
  if (!facts) throw new Error(`The demo has no ${file}`);
  const card = { brand: 'Преголя', title: 'Работы', photoId: photoId(file, facts) };
  const drawn = ensureCards([{ name: 'card.jpg', card }], { content, photosDir: folder, dir: folder });
  await expect(drawn).rejects.toMatchObject({ file, reason: expect.stringContaining('снимка нет в папке') });
});
