import type { Route } from '../http/route.ts';
import { finishRoutes } from './finish-routes.ts';
import { logoRoutes } from './logo-routes.ts';
import type { OwnCompanyParts } from './own-company-parts.ts';
import { stepRoutes } from './step-routes.ts';

/** Guided set-up that replaces the demo by a company's own content. */
export function ownCompanyRoutes(parts: OwnCompanyParts): readonly Route[] {
  return [...stepRoutes(parts), ...logoRoutes(parts), ...finishRoutes(parts)];
}
