import type { ComponentProps, MouseEvent } from 'react';
import { noteClickedCard } from './clicked-card.ts';
import { go } from './go.ts';
import { registerLink } from './link-watch.ts';
import { usePlace } from './place.ts';

export type PageLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  preventScrollReset?: boolean;
  replace?: boolean;
  /** Loads a new document instead of a soft navigation. */
  reload?: boolean;
};

/** Card link whose picture morphs into the first picture of the next page, see `card-transition.css`. */
export function CardLink(props: PageLinkProps) {
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    noteClickedCard(event.currentTarget);
    props.onClick?.(event);
  }

  return <PageLink {...props} onClick={handleClick} viewTransition data-card-link="" />;
}

type AnyLinkProps = PageLinkProps & { viewTransition?: boolean; 'data-card-link'?: '' };

export function PageLink({
  to,
  reload,
  replace,
  preventScrollReset = false,
  viewTransition = false,
  onClick,
  ...rest
}: AnyLinkProps) {
  const { base, pathname, search, hash } = usePlace();

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    // A draft preview runs in a sandboxed frame without access to the session history, so links load documents.
    if (reload || base !== '' || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const isSamePlace = to === pathname + search + hash;
    void go(to, {
      replace: replace ?? isSamePlace,
      preventScrollReset,
      viewTransition: viewTransition && allowsMotion(),
    });
  }

  return <a ref={registerLink} href={base + to} onClick={handleClick} {...rest} />;
}

/** Whether the click opens the link in the same tab. */
function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const isModified = metaKey || altKey || ctrlKey || shiftKey;
  return button === 0 && !isModified && (currentTarget.target === '' || currentTarget.target === '_self');
}

function allowsMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
}
