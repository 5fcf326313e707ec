import type { CookieChoice } from '../../lib/cookie-choice.ts';

export type CookieNoticeProps = { onChoose: (choice: CookieChoice) => void };
