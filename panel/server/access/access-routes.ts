import type { Route } from '../http/route.ts';
import type { AccessParts } from './access-parts.ts';
import { linkRoutes } from './link-routes.ts';
import { ownAccountRoutes } from './own-account-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { staffRoutes } from './staff-routes.ts';

export function accessRoutes(parts: AccessParts): readonly Route[] {
  return [...signInRoutes(parts), ...linkRoutes(parts), ...ownAccountRoutes(parts), ...staffRoutes(parts)];
}
