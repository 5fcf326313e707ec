/** Replaces `site/shell/navigation/place.ts`. No hooks, so that parts that never change need no script. */
export const usePathname = () => '/';

export const useQuery = () => new URLSearchParams();
