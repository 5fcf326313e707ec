import { Gallery } from '../../features/gallery/gallery.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { FlatView } from './data.ts';

export function Photos({ flat: { title, photos, photosNote } }: { flat: FlatView }) {
  return (
    <Section id="photos">
      <SectionHead title="Как выглядит внутри" lead={photosNote} />
      <Gallery photos={photos} label={`Фото: ${title}`} />
    </Section>
  );
}
