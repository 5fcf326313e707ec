import { Gallery } from '../../features/gallery/gallery.tsx';
import type { PhotoView } from '../../lib/photo.ts';
import { Section } from '../../ui/section.tsx';

export function WorkGallery({ photos, title }: { photos: readonly PhotoView[]; title: string }) {
  if (photos.length === 0) return null;
  return (
    <Section spacing="tight" aria-labelledby="gallery">
      <h2 className="vh" id="gallery">
        Галерея
      </h2>
      <Gallery photos={photos} label={`Галерея: ${title}`} />
    </Section>
  );
}
