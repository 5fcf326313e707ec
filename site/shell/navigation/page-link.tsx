import { type ComponentProps, type MouseEvent, useLayoutEffect } from 'react';
import { useHref, useLinkClickHandler, useViewTransitionState } from 'react-router';
import { base } from './base.ts';
import { registerLink } from './link-watch.ts';
import { markMovingPicture, notePressedCard } from './moving-picture.ts';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  preventScrollReset?: boolean;
  replace?: boolean;
  /** Loads a new document instead of a soft navigation. */
  reload?: boolean;
};

/** Card link whose picture morphs into the first picture of the next page, see `card-transition.css`. */
export function CardLink(props: PageLinkProps) {
  const isMoving = useViewTransitionState(props.to);
  // Must run before the browser captures the old page, hence a layout effect.
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

/** Replaces React Router's `Link`, which adds 3 KB of framework code. */
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
    // A draft preview runs in a sandboxed frame without access to the session history, so links load documents.
    if (!reload && !base && !event.defaultPrevented) navigate(event);
  }

  return <a ref={registerLink} href={href} onClick={handleClick} {...rest} />;
}

/** Whether the visitor accepts motion; false on the server, where the preference is unknown. */
function allowsMotion(): boolean {
  return typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
}
