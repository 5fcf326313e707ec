import { type ComponentProps, type MouseEvent, useLayoutEffect } from 'react';
import { useHref, useLinkClickHandler, useViewTransitionState } from 'react-router';
import { base } from './base.ts';
import { watchedLink } from './link-watch.ts';
import { markMovingPicture, notePressedCard } from './moving-picture.ts';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site. */
  to: string;
  preventScrollReset?: boolean;
  replace?: boolean;
  /** A whole new document instead of a soft navigation. */
  reload?: boolean;
};

/** Its card's picture becomes the first of the next page, and comes back from there: see `card-transition.css`. */
export function CardLink(props: PageLinkProps) {
  const isMoving = useViewTransitionState(props.to);
  // Runs before the browser captures the old page.
  useLayoutEffect(() => (isMoving ? markMovingPicture() : undefined), [isMoving]);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    notePressedCard(event.currentTarget);
    props.onClick?.(event);
  }

  return (
    <PageLink {...props} onClick={handleClick} viewTransition={allowsMotion()} data-moving={isMoving || undefined} />
  );
}

type MovingLinkProps = PageLinkProps & { viewTransition?: boolean; 'data-moving'?: true | undefined };

/** The router's own link carries three kilobytes for frameworks. */
export function PageLink({
  to,
  reload,
  replace,
  preventScrollReset,
  viewTransition,
  onClick,
  ...rest
}: MovingLinkProps) {
  const href = useHref(to);
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    ...(rest.target ? { target: rest.target } : {}),
    ...(replace === undefined ? {} : { replace }),
    ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
    ...(viewTransition === undefined ? {} : { viewTransition }),
  });

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    // Where another address stands before the site's own, a sandbox keeps the router from the tab's history.
    if (!reload && !base && !event.defaultPrevented) navigate(event);
  }

  return <a ref={watchedLink} href={href} onClick={handleClick} {...rest} />;
}

/** Whether the visitor's system has nothing against movement. Before hydration: not known, so no. */
function allowsMotion(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
}
