export const LEADS = ['заявка', 'заявки', 'заявок'] as const;
export const FILES = ['файл', 'файла', 'файлов'] as const;
export const PEOPLE = ['сотрудник', 'сотрудника', 'сотрудников'] as const;

export const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} МБ`;
