import sharp from 'sharp';

export function newPhotos(count: number, name = 'IMG') {
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const background = { r: 40 + number * 10, g: 200 - number * 8, b: 120 };
      const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background } })
        .jpeg()
        .toBuffer();
      return { name: `${name}_${1000 + number}.JPG`, mimeType: 'image/jpeg', buffer };
    }),
  );
}
