import type { Content } from '../../model/content.ts';
import { formatPrice } from '../../model/format/price.ts';
import { serviceIconPaths } from './service-icon-paths.ts';

export type ServiceRow = {
  readonly title: string;
  readonly iconPath: string;
  readonly price: string;
  readonly to?: string;
};

export function serviceRows(content: Content): ServiceRow[] {
  const rows = content.home.services?.rows ?? [];
  return rows.map(({ icon, title, service, price }) => ({
    title,
    iconPath: serviceIconPaths[icon],
    ...(service !== undefined ? serviceLink(content, service) : { price: price ? formatPrice(price) : '' }),
  }));
}

export function serviceLink({ services }: Content, slug: string): { readonly price: string; readonly to: string } {
  const service = services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`Service ${slug} passed the content check but is not in the content`);
  return { price: formatPrice(service.price), to: `/services/${slug}` };
}
