import { render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { type Shell, ShellProvider } from '../facts/shell.ts';
import { type GoOptions, setNavigator } from './go.ts';
import { PlaceProvider } from './place.ts';

const CONSENT = { label: 'Согласие', path: '/consent', version: '1' };

const SHELL: Shell = {
  ...{ brand: 'Преголя', tagline: '', phone: '+74012000000', email: 'mail@pregolya.ru', hoursText: '' },
  ...{ callHint: '', callbackLead: '', callTimes: [], foundedYear: 2015, year: 2026, messengers: [] },
  ...{ pricesNotice: '', header: [], footer: [], cookiesVersion: '1' },
  afterLead: { measuring: [], viewing: [] },
  office: { address: '' },
  legal: { name: '', inn: '', ogrn: '', account: '', bik: '', address: '' },
  browse: { label: 'Смотреть работы', to: '/works' },
  menu: { packages: [], services: [], featured: null },
  consents: { callback: CONSENT, marketing: CONSENT, vacancy: CONSENT, review: CONSENT },
};

type Went = { readonly to: string; readonly options: GoOptions | undefined };

/**
 * Renders a component as on a page of the site, without a router.
 * @returns the navigations that it has asked for; each changes the place at once
 */
export function renderOnPage(node: ReactNode, address = '/', shell: Partial<Shell> = {}): readonly Went[] {
  const went: Went[] = [];
  history.replaceState(null, '', address);
  render(
    <OnPage went={went} shell={{ ...SHELL, ...shell }}>
      {node}
    </OnPage>,
  );
  return went;
}

type OnPageProps = { readonly went: Went[]; readonly shell: Shell; readonly children: ReactNode };

function OnPage({ went, shell, children }: OnPageProps) {
  const [place, setPlace] = useState(placeNow);
  const navigator = {
    navigate(to: string, options?: GoOptions) {
      went.push({ to, options });
      history.replaceState(null, '', to);
      setPlace(placeNow());
      return Promise.resolve();
    },
    revalidate: () => Promise.resolve(),
  };
  setNavigator(() => Promise.resolve(navigator), navigator);
  return (
    <ShellProvider value={shell}>
      <PlaceProvider value={place}>{children}</PlaceProvider>
    </ShellProvider>
  );
}

function placeNow() {
  const { pathname, search, hash } = location;
  return { base: '', pathname, search, hash, key: pathname + search };
}
