import '@mantine/dates/styles.css';
import 'dayjs/locale/ru';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);

// Date inputs with their styles and the names of Russian months; screens without dates do not load them.
export { DateInput, DatePickerInput, DateTimePicker } from '@mantine/dates';
export { dayjs };
