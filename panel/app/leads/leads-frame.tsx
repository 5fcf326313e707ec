import { MantineThemeProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsPhone } from '../lib/use-is-phone.ts';
import styles from './leads.module.css';

const LARGE = { defaultProps: { size: 'md' } };
const FOR_A_THUMB = {
  components: {
    Button: LARGE,
    TextInput: LARGE,
    Textarea: LARGE,
    NativeSelect: LARGE,
    DatePickerInput: LARGE,
    DateTimePicker: LARGE,
  },
};
const AS_ELSEWHERE = {};

/** The frame of all screens of leads: on phones, where they are worked with a thumb, its controls are larger. */
export function LeadsFrame({ children }: { readonly children: ReactNode }) {
  const theme = useIsPhone() ? FOR_A_THUMB : AS_ELSEWHERE;
  return (
    <MantineThemeProvider theme={theme} inherit>
      <div className={styles.frame}>{children}</div>
    </MantineThemeProvider>
  );
}
