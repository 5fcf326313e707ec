export type FormStage = {
  readonly id: string;
  readonly title: string;
  readonly values: { readonly name?: string; readonly phone?: string; readonly consent?: boolean };
  readonly answer?: () => Promise<Response>;
};

const COMPLETE = { name: 'Анна', phone: '+7 (900) 123-45-67', consent: true } as const;

export const formStages: readonly FormStage[] = [
  { id: 'gallery-empty', title: 'Отправили пустую', values: {} },
  { id: 'gallery-short', title: 'Короткий номер', values: { ...COMPLETE, phone: '+7 (900) 123-4' } },
  { id: 'gallery-sending', title: 'Отправляется', values: COMPLETE, answer: () => new Promise(() => {}) },
  { id: 'gallery-offline', title: 'Нет связи', values: COMPLETE, answer: () => Promise.reject(new TypeError()) },
  { id: 'gallery-unavailable', title: 'Сервер не отвечает', values: COMPLETE, answer: json(503, {}) },
  {
    id: 'gallery-invalid',
    title: 'Сервер нашёл ошибку',
    values: COMPLETE,
    answer: json(422, { errors: { phone: 'Звоним на номера России. Для другой страны напишите нам' } }),
  },
  {
    id: 'gallery-refused',
    title: 'Слишком много попыток',
    values: COMPLETE,
    answer: json(429, {}, { 'retry-after': '300' }),
  },
  {
    id: 'gallery-too-large',
    title: 'Заявка слишком большая',
    values: COMPLETE,
    answer: json(413, { error: 'Заявка слишком большая. Сократите комментарий и отправьте ещё раз.' }),
  },
];

function json(status: number, body: object, headers: Record<string, string> = {}): () => Promise<Response> {
  return async () => Response.json(body, { status, headers });
}
