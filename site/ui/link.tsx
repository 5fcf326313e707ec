import { CardLink, PageLink, type PageLinkProps } from '../navigation/page-link.tsx';
import { usePathname } from '../navigation/place.ts';
import { cx } from './cx.ts';
import css from './link.module.css';

export type LinkProps = PageLinkProps & {
  /** A path of the site, `#anchor`, `tel:`, `mailto:` or an address with `https://`. */
  to: string;
  /** `text` is underlined: for links inside a sentence. */
  look?: 'plain' | 'text';
  /** The whole positioned card (`data-card`) becomes the target. */
  stretched?: boolean;
};

/** The only link of the site. */
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
  // Where only the query changes, the page stays where it is.
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
