import type { FeedNotice } from '../../../model/feed-report.ts';
import type { Ad, Dated, Portal } from './portal.ts';
import { readXml } from './read-xml.ts';
import type { XmlElement } from './xml.ts';
import { xmlText } from './xml.ts';

export type MadeFeed = { readonly offers: readonly XmlElement[]; readonly left: readonly FeedNotice[] };

/** The ads that a portal takes, each read back and checked by its rules; and why the others are not among them. */
export function makeFeed<Item extends Ad>(portal: Portal<Item>, ads: readonly Dated<Item>[]): MadeFeed {
  const offers: XmlElement[] = [];
  const left: FeedNotice[] = [];
  for (const ad of ads.filter(({ except = [] }) => !except.includes(portal.name))) {
    const lacks = portal.needs(ad).filter((need) => !need.isMet(ad));
    left.push(...lacks.map(({ why, field }) => ({ ...placeOf(ad), path: [...field], why })));
    if (lacks.length > 0) continue;
    const offer = portal.offer(ad);
    const fault = faultOf(portal, offer);
    if (fault === null) offers.push(offer);
    else left.push({ ...placeOf(ad), path: [], why: `не прошло проверку по правилам площадки (${fault})` });
  }
  return { offers, left };
}

/** A mapping that breaks a rule is our mistake: the ad waits, and whoever reads the report can tell which rule. */
function faultOf<Item extends Ad>({ rules }: Portal<Item>, offer: XmlElement): string | null {
  const { error } = rules.safeParse(readXml(xmlText(offer))[offer.name]);
  return error ? error.issues.map(({ path, message }) => `${path.join('/')}: ${message}`).join('; ') : null;
}

function placeOf({ file, title }: Ad): Pick<FeedNotice, 'file' | 'title'> {
  return { file, title };
}
