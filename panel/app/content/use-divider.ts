import { useLocalStorage, useSplitter } from '@mantine/hooks';

const FORM = { defaultSize: 42, min: 30 };
const PAGE = { defaultSize: 58, min: 30 };

/** Divider between the form and the page, moved by pointer and arrow keys; it stays where it was put. */
export function useDivider() {
  const [sizes, setSizes] = useLocalStorage({
    key: 'panel-divider',
    defaultValue: [FORM.defaultSize, PAGE.defaultSize],
    getInitialValueInEffect: false,
  });
  const { ref, activeHandle, getHandleProps } = useSplitter<HTMLDivElement>({
    panels: [FORM, PAGE],
    sizes,
    onSizeChange: (next) => setSizes(next.map(Number)),
    step: 2,
  });
  const [form = FORM.defaultSize, page = PAGE.defaultSize] = sizes;
  return {
    ref,
    isDragged: activeHandle >= 0,
    /** Shares of the width, in percent. */
    form,
    page,
    handle: { ...getHandleProps({ index: 0 }), 'aria-label': 'Граница между полями и страницей' },
  };
}
