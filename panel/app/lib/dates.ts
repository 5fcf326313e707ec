import '@mantine/dates/styles.css';
import 'dayjs/locale/ru';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

// The only importer of the date inputs, so that their styles and locale load with the first of them.
export { DateInput, DatePickerInput, DateTimePicker } from '@mantine/dates';
export { dayjs };
