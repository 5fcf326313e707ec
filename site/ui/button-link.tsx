import { type ButtonLook, buttonClass } from './button-class.ts';
import { Link, type LinkProps } from './link.tsx';

type Target = { to: string; href?: never } | { href: string; to?: never };
type ButtonLinkProps = Omit<LinkProps, 'to' | 'look'> & ButtonLook & Target;

/** Link styled as a button; `href` instead of `to` loads a new document. */
export function ButtonLink({ to, href, variant, size, full, className, ...rest }: ButtonLinkProps) {
  const classes = buttonClass({ variant, size, full }, className);
  if (href !== undefined) {
    const { preventScrollReset: _reset, replace: _replace, reload: _reload, ...anchor } = rest;
    return <a href={href} className={classes} {...anchor} />;
  }
  return <Link to={to} className={classes} {...rest} />;
}
