import { Gallery } from '../features/gallery/gallery.tsx';
import { Badge } from '../ui/badge.tsx';
import { PhotoFigure } from '../ui/photo-figure.tsx';
import { PictureBand } from '../ui/picture-band.tsx';
import { Sample } from './sample.tsx';
import type { SamplesProps } from './samples-props.ts';

export function PhotoSamples({ data: { photos } }: SamplesProps) {
  const [first] = photos;
  if (!first) return <p className="sub">В содержимом нет снимков.</p>;
  return (
    <>
      <Sample name="Пропорции: 3/2, 4/3, 1/1, своя; подпись под снимком" as="cells">
        <PhotoFigure photo={first} caption="Паркет, 14 мм, 4 900 ₽ за м²" />
        <PhotoFigure photo={first} ratio="4/3" caption="4/3" />
        <PhotoFigure photo={first} ratio="1/1" caption="1/1" />
        <PhotoFigure photo={first} ratio="natural" caption="Своя" decorative />
      </Sample>
      <Sample name="Слова на янтаре и снимок" as="stack">
        <PictureBand photo={first}>
          <Badge tone="amber">До 31 января</Badge>
          <h3>Клининг в подарок</h3>
          <p>К любому ремонту от 40 м².</p>
        </PictureBand>
      </Sample>
      <Sample name="Галерея с просмотром" as="stack">
        <Gallery photos={photos} label="Снимки для примера" />
      </Sample>
    </>
  );
}
