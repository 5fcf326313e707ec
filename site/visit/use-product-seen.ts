import { useEffect, useEffectEvent } from 'react';
import { useShell } from '../shell/shell.ts';
import { type Product, reportVisitEvent } from './visit-events.ts';

/** Reports a product view once; the timeout places it after the page view. Only Metrika counts product views. */
export function useProductSeen(product: Product): void {
  const { metrika } = useShell();
  const report = useEffectEvent(() => reportVisitEvent({ product }));
  const id = `${product.kind}/${product.slug}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product of the same page
  useEffect(() => {
    if (!metrika) return;
    const timer = setTimeout(report);
    return () => clearTimeout(timer);
  }, [id, metrika]);
}
