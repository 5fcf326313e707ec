import type { CookieChoice } from './cookie-choice.ts';

export type CookieNoticeProps = { onChoose: (choice: CookieChoice) => void };
