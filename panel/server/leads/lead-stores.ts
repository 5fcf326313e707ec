import { statSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../../../server/leads/contract/log.ts';
import type { LeadDatabase } from '../../../server/leads/store/lead-database.ts';
import { openLeadDatabase } from '../../../server/leads/store/open-lead-database.ts';
import { Refusal } from '../http/route.ts';

type Place = { readonly dataDir: string; readonly databaseUrl: string | null };

type Opened = { readonly database: LeadDatabase; readonly inode: number | null };

/** Access to the site's lead store: opens on first use, and again when the database file is replaced. */
export type LeadStores = {
  /** Throws a `Refusal` when the store cannot be opened. */
  open(): Promise<LeadDatabase>;
  close(): Promise<void>;
};

export function createLeadStores(place: Place): LeadStores {
  let opened: Promise<Opened> | null = null;
  const inodeOf = () =>
    place.databaseUrl === null
      ? (statSync(join(place.dataDir, 'leads.db'), { throwIfNoEntry: false })?.ino ?? null)
      : null;
  const begin = () => {
    opened = openLeadDatabase(place).then((database) => ({ database, inode: inodeOf() }));
    return opened;
  };
  const close = async () => {
    const last = opened;
    opened = null;
    await last?.then(({ database }) => database.close()).catch(() => undefined);
  };
  return {
    close,
    async open() {
      try {
        const seen = opened ?? begin();
        const current = await seen;
        if (current.inode === inodeOf()) return current.database;
        if (opened === seen) await close();
        return (await (opened ?? begin())).database;
      } catch (error) {
        opened = null;
        throw new Refusal(
          503,
          `База заявок не открывается (${errorCode(error)}). Сайт принимает заявки отдельно от панели; покажите это тому, кто следит за сервером.`,
        );
      }
    },
  };
}
