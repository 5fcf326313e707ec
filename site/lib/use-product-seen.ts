import { useEffect, useEffectEvent } from 'react';
import { type Product, tellAct } from './acts.ts';

/** Tells once that a page of this product is seen, after it was told that the page is. */
export function useProductSeen(product: Product): void {
  const tell = useEffectEvent(() => tellAct({ product }));
  const id = `${product.kind}/${product.slug}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product of the same page
  useEffect(() => {
    const timer = setTimeout(tell);
    return () => clearTimeout(timer);
  }, [id]);
}
