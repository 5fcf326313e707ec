import { ChipLink } from '../../ui/chip-link.tsx';
import { ChipRow } from '../../ui/chip-row.tsx';
import { Section } from '../../ui/section.tsx';
import css from './landing-links.module.css';
import type { LandingLink } from './landings.ts';

export function LandingLinks({ title, links }: { title: string; links: readonly LandingLink[] }) {
  if (links.length === 0) return null;
  return (
    <Section>
      <h2 className={css.title}>{title}</h2>
      <ChipRow label={title}>
        {links.map(({ to, label, count }) => (
          <ChipLink key={to} to={to} count={count}>
            {label}
          </ChipLink>
        ))}
      </ChipRow>
    </Section>
  );
}
