import type { ConsentIndex } from '../intake/consent-index.ts';

const sha256 = 'a'.repeat(64);

export const consentIndex: ConsentIndex = {
  callback: [
    { document: 'consent', version: '2026-09-01', sha256, label: 'Даю согласие на обработку персональных данных' },
    { document: 'consent', version: '2025-09-01', sha256, label: 'Прежнее согласие на обработку персональных данных' },
  ],
  marketing: [{ document: 'consent-marketing', version: '2026-09-01', sha256, label: 'Согласен получать рекламу' }],
  vacancy: [{ document: 'consent-vacancy', version: '2026-08-01', sha256, label: 'Даю согласие соискателя' }],
  review: [{ document: 'consent-review', version: '2026-09-01', sha256, label: 'Даю согласие автора отзыва' }],
};

export const goodBody = {
  kind: 'callback',
  phone: '8 (900) 123-45-67',
  name: 'Анна',
  consent: true,
  consentVersion: '2026-09-01',
  page: '/contacts',
};

export const goodForm = { ...goodBody, consent: 'yes' } as unknown as Record<string, string>;

export const someKey = '7f1c2b1e-8f5e-4f0e-9a55-0a8b7d2f1c11';
