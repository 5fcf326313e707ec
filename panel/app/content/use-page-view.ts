import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import { useIsPhone } from '../lib/use-is-phone.ts';
import { useIsWide } from '../lib/use-is-wide.ts';

const AT_ONCE = { getInitialValueInEffect: false };

/** Whether the page is shown, as the person left it. A new entry has no page until its required fields are filled. */
export function usePageView(isNew: boolean) {
  const isWide = useIsWide();
  const [isWanted, setWanted] = useLocalStorage({ key: 'panel-page', defaultValue: true, ...AT_ONCE });
  const [hasPage, setHasPage] = useState(isWanted && !isNew);
  return {
    isWide,
    hasPage,
    /** The page next to the form. */
    isSideBySide: isWide && hasPage,
    /** The form as a sheet over the page. */
    isSheet: !isWide && hasPage,
    /** The form of a phone has the switch of the view and the search for a field in one bar. */
    isOneBar: useIsPhone() && !hasPage,
    showPage(isShown: boolean) {
      setHasPage(isShown);
      setWanted(isShown);
    },
  };
}
