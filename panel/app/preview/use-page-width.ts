import { useElementSize, useLocalStorage } from '@mantine/hooks';
import { readableWidth } from './readable-width.ts';

/** Screen width of the previewed page: as the person chose it, else readable in the measured pane. */
export function usePageWidth(isPhone: boolean) {
  const { ref, width: pane } = useElementSize();
  const [chosen, setChosen] = useLocalStorage({
    key: 'panel-page-width',
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  // Phones have no switch to take the choice back.
  return { ref, width: isPhone || chosen === '' ? readableWidth(pane) : chosen, setWidth: setChosen };
}
