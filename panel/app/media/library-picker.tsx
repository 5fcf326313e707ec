import { Modal } from '@mantine/core';
import { LIBRARY_WIDTH } from './library-browser.tsx';
import type { LibraryChoiceProps } from './library-choice.tsx';
import { LibraryChoice } from './library-choice.tsx';

type Props = LibraryChoiceProps & { readonly onClose: () => void };

export function LibraryPicker({ onClose, ...choice }: Props) {
  return (
    <Modal
      opened
      onClose={onClose}
      size={LIBRARY_WIDTH}
      title="Фотографии"
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      <LibraryChoice {...choice} />
    </Modal>
  );
}
