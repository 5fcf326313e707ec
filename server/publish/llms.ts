import type { Content } from '../../model/content.ts';
import { formatPhone } from '../../model/format/phone.ts';
import { plainSpaces } from '../../model/format/typograph.ts';
import type { StaticPage } from '../../site/entry-static.tsx';

type Job = {
  readonly content: Pick<Content, 'company'>;
  readonly origin: string;
  readonly pages: readonly Pick<StaticPage, 'path' | 'payload'>[];
};

/** https://llmstxt.org */
export function llmsText({ content: { company }, origin, pages }: Job): string {
  const { brand, tagline, phone, email, hoursText, office, pricesNotice, demoNotice } = company;
  const line = ({ path, payload: { head } }: Job['pages'][number]) =>
    `- [${head.title}](${origin}${encodeURI(path)}): ${head.description}`;
  const isSection = ({ path }: Job['pages'][number]) => path.lastIndexOf('/') === 0;
  const sections = pages.filter(isSection);
  const inside = ({ path }: Job['pages'][number]) => pages.filter((page) => page.path.startsWith(`${path}/`));
  const about = [`${brand} — ${tagline}.`, `${office.address}; ${formatPhone(phone)}, ${hoursText}; ${email}.`];
  const text = [
    `# ${brand}`,
    `> ${about.join(' ')}`,
    ...[pricesNotice, demoNotice].filter((notice) => notice !== undefined),
    `## Разделы\n\n${sections.map(line).join('\n')}`,
    ...sections.flatMap((section) => {
      const listed = inside(section);
      return listed.length > 0 ? [`## ${section.payload.head.title}\n\n${listed.map(line).join('\n')}`] : [];
    }),
  ];
  return `${plainSpaces(text.join('\n\n'))}\n`;
}
