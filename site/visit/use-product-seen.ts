import { useEffect, useEffectEvent } from 'react';
import { useShell } from '../shell/shell.ts';
import { type Product, tellAct } from './acts.ts';

/** Tells once that a page of this product is seen, after it was told that the page is; Metrika alone counts it. */
export function useProductSeen(product: Product): void {
  const { metrika } = useShell();
  const tell = useEffectEvent(() => tellAct({ product }));
  const id = `${product.kind}/${product.slug}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product of the same page
  useEffect(() => {
    if (!metrika) return;
    const timer = setTimeout(tell);
    return () => clearTimeout(timer);
  }, [id, metrika]);
}
