/** Replaces `site/shell/layouts/load-late-frame.ts`: a peer hydrates the menu with its header. */
export { MegaMenu } from '../../../site/shell/layouts/header/mega-menu.tsx';
