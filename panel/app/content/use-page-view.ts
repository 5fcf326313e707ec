import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';

/** Minimum width for the form and the page next to each other. */
const WIDE = '(min-width: 1200px)';

const AT_ONCE = { getInitialValueInEffect: false };

/** Whether the page is shown, as the person left it. A new entry has no page until its required fields are filled. */
export function usePageView(isNew: boolean) {
  const isWide = useMediaQuery(WIDE, undefined, AT_ONCE) ?? true;
  const [isWanted, setWanted] = useLocalStorage({ key: 'panel-page', defaultValue: true, ...AT_ONCE });
  const [hasPage, setHasPage] = useState(isWanted && !isNew);
  return {
    isWide,
    hasPage,
    /** The page next to the form. */
    isSideBySide: isWide && hasPage,
    /** The form as a sheet over the page. */
    isSheet: !isWide && hasPage,
    showPage(isShown: boolean) {
      setHasPage(isShown);
      setWanted(isShown);
    },
  };
}
