import { z } from 'zod';
import { advice, type Check, ok } from './check.ts';
import type { CheckContext } from './context.ts';

const settingsSchema = z.object({ from: z.email() });

export const mail: Check = {
  title: 'Почта',
  async look({ environment, resolver }) {
    const email = environment.channels.configured.find(({ name }) => name === 'email');
    if (!email) return null;
    const { from } = settingsSchema.parse(email.settings);
    const domain = from.slice(from.lastIndexOf('@') + 1);
    const records = {
      MX: resolver.resolveMx(domain).then((found) => found.length > 0),
      SPF: hasText(resolver, domain, 'v=spf1'),
      DMARC: hasText(resolver, `_dmarc.${domain}`, 'v=DMARC1'),
    };
    const missing: string[] = [];
    for (const [name, isThere] of Object.entries(records)) if (!(await isThere.catch(() => false))) missing.push(name);
    return missing.length === 0
      ? ok(`у ${domain} есть MX, SPF и DMARC.`)
      : advice(
          `у ${domain} в DNS нет ${missing.join(', ')}: письма с этого домена попадут в спам. Впишите их у регистратора.`,
        );
  },
};

async function hasText(resolver: CheckContext['resolver'], domain: string, start: string): Promise<boolean> {
  return (await resolver.resolveTxt(domain)).some((parts) => parts.join('').startsWith(start));
}
