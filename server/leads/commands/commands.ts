import { check } from './check.ts';
import type { Command } from './command.ts';
import { contact } from './contact.ts';
import { conversions } from './conversions.ts';
import { erase } from './erase.ts';
import { exportTable } from './export.ts';
import { list } from './list.ts';
import { notSpam } from './not-spam.ts';
import { resend } from './resend.ts';
import { retention } from './retention.ts';
import { rotateKey } from './rotate-key.ts';
import { search } from './search.ts';
import { show } from './show.ts';
import { withdraw } from './withdraw-marketing.ts';

export const COMMANDS: readonly Command[] = [
  list,
  search,
  show,
  notSpam,
  resend,
  contact,
  exportTable,
  conversions,
  erase,
  withdraw,
  retention,
  rotateKey,
  check,
];
