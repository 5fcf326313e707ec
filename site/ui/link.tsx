import { CardLink, PageLink, type PageLinkProps } from '../shell/navigation/page-link.tsx';
import { usePathname } from '../shell/navigation/place.ts';
import { cx } from './cx.ts';
import css from './link.module.css';

export type LinkProps = PageLinkProps & {
  /** Site path, `#anchor`, `tel:`, `mailto:` or absolute URL. */
  to: string;
  /** `text` is underlined, for links within sentences. */
  look?: 'plain' | 'text';
  /** Makes the whole card (`data-card`) the click target. */
  stretched?: boolean;
};

export function Link({
  to,
  look = 'plain',
  stretched = false,
  preventScrollReset,
  replace,
  reload,
  className,
  ...rest
}: LinkProps) {
  const pathname = usePathname();
  const classes = cx(look === 'text' && css.text, stretched && css.stretched, className);
  if (!to.startsWith('/') || to.startsWith('//')) {
    return <a href={to} className={classes} {...(isExternal(to) ? { rel: 'noopener' } : {})} {...rest} />;
  }
  const Anchor = stretched ? CardLink : PageLink;
  // Keeps the scroll position when only the query changes.
  const staysOnPage = pathOf(to) === pathname && to.includes('?') && !to.includes('#');
  return (
    <Anchor
      to={to}
      className={classes}
      preventScrollReset={preventScrollReset ?? staysOnPage}
      {...(replace ? { replace } : {})}
      {...(reload ? { reload } : {})}
      {...rest}
    />
  );
}

function isExternal(to: string): boolean {
  return /^(https?:)?\/\//.test(to);
}

function pathOf(to: string): string {
  return to.replace(/[?#].*$/s, '');
}
