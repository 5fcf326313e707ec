import type { ComponentProps } from 'react';
import { Link as RouterLink, useLocation, useViewTransitionState } from 'react-router';
import { watchedLink } from '../lib/link-watch.ts';
import { allowsMotion } from '../lib/motion.ts';
import { cx } from './cx.ts';
import css from './link.module.css';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site, `#anchor`, `tel:`, `mailto:` or an address with `https://`. */
  to: string;
  /** `text` is underlined: for links inside a sentence. */
  look?: 'plain' | 'text';
  /** The whole positioned card (`data-card`) becomes the target. */
  stretched?: boolean;
  /** By default the page stays where it is when only the query changes. */
  preventScrollReset?: boolean;
  replace?: boolean;
  /** A whole new document instead of a soft navigation. */
  reload?: boolean;
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
  const { pathname } = useLocation();
  const classes = cx(look === 'text' && css.text, stretched && css.stretched, className);
  if (!to.startsWith('/') || to.startsWith('//')) {
    return <a href={to} className={classes} {...(isExternal(to) ? { rel: 'noopener' } : {})} {...rest} />;
  }
  const PageLink = stretched ? CardLink : RouterLink;
  const staysOnPage = pathOf(to) === pathname && to.includes('?') && !to.includes('#');
  return (
    <PageLink
      discover="none"
      ref={watchedLink}
      to={to}
      className={classes}
      preventScrollReset={preventScrollReset ?? staysOnPage}
      {...(replace ? { replace } : {})}
      {...(reload ? { reloadDocument: true } : {})}
      {...rest}
    />
  );
}

/** Its card's picture becomes the first of the next page, and comes back from there: see `card-transition.css`. */
function CardLink(props: ComponentProps<typeof RouterLink>) {
  const isMoving = useViewTransitionState(props.to);
  return <RouterLink {...props} viewTransition={allowsMotion()} data-moving={isMoving || undefined} />;
}

function isExternal(to: string): boolean {
  return /^(https?:)?\/\//.test(to);
}

function pathOf(to: string): string {
  return to.replace(/[?#].*$/s, '');
}
