import { AccordionChevron } from '@mantine/core';

/** The chevron of the menu, which points to the right while its part is folded. */
export function Chevron({ isOpen }: { readonly isOpen: boolean }) {
  return <AccordionChevron aria-hidden size={14} style={{ flex: 'none', rotate: isOpen ? '0deg' : '-90deg' }} />;
}
