import { LeadForm } from '../../features/lead-form/lead-form.tsx';
import { Figures } from '../../ui/figures.tsx';
import { FormCard } from '../../ui/form-card.tsx';
import { Hero } from '../../ui/hero.tsx';
import type { HeroData } from './hero-data.ts';

export function HomeHero({ title, lead, photo, work, form, figures }: HeroData) {
  return (
    <Hero
      photo={photo}
      title={title}
      lead={lead}
      tag={work}
      aside={
        <FormCard id="form" title={form.title} lead={form.note}>
          <LeadForm kind="callback" button={form.button} wishes={false} />
        </FormCard>
      }
      asideRaised
      below={<Figures items={figures} />}
    />
  );
}
