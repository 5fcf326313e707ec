import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation, useViewTransitionState } from 'react-router';
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
  const Anchor = stretched ? CardLink : PageLink;
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

/** Its card's picture becomes the first of the next page, and comes back from there: see `card-transition.css`. */
function CardLink(props: PageLinkProps) {
  const isMoving = useViewTransitionState(props.to);
  return <PageLink {...props} viewTransition={allowsMotion()} data-moving={isMoving || undefined} />;
}

type PageLinkProps = Omit<LinkProps, 'look' | 'stretched'> & {
  viewTransition?: boolean;
  'data-moving'?: true | undefined;
};

/** The router's own link carries three kilobytes for frameworks. */
function PageLink({ to, reload, replace, preventScrollReset, viewTransition, onClick, ...rest }: PageLinkProps) {
  const href = useHref(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(rest.target ? { target: rest.target } : {}),
    ...(replace === undefined ? {} : { replace }),
    ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
    ...(viewTransition === undefined ? {} : { viewTransition }),
  });

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!reload && !event.defaultPrevented) navigate(event);
  }

  return <a ref={watchedLink} href={href} onClick={handleClick} {...rest} />;
}

function isExternal(to: string): boolean {
  return /^(https?:)?\/\//.test(to);
}

function pathOf(to: string): string {
  return to.replace(/[?#].*$/s, '');
}
