import { z } from 'zod';
import { advice, type Examine, ok, type Resolver } from '../finding.ts';

const settingsSchema = z.object({ from: z.email() });

/** Letters are believed by what stands in the DNS of their sender's domain. */
export const mail: Examine = async ({ environment: { channels }, resolver }) => {
  const email = channels.configured.find(({ name }) => name === 'email');
  if (!email) return [];
  const { from } = settingsSchema.parse(email.settings);
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const [hasMx, hasSpf, hasDmarc] = await Promise.all([
    resolver.resolveMx(domain).then(
      (found) => found.length > 0,
      () => false,
    ),
    hasText(resolver, domain, 'v=spf1'),
    hasText(resolver, `_dmarc.${domain}`, 'v=DMARC1'),
  ]);
  const missing = Object.entries({ MX: hasMx, SPF: hasSpf, DMARC: hasDmarc }).flatMap(([name, is]) =>
    is ? [] : [name],
  );
  return missing.length === 0
    ? [ok('Почта', `у ${domain} есть MX, SPF и DMARC.`)]
    : [
        advice(
          'Почта',
          `у ${domain} в DNS нет ${missing.join(', ')}: письма с этого домена попадут в спам. Впишите их у регистратора.`,
        ),
      ];
};

function hasText(resolver: Resolver, domain: string, start: string): Promise<boolean> {
  return resolver.resolveTxt(domain).then(
    (records) => records.some((parts) => parts.join('').startsWith(start)),
    () => false,
  );
}
