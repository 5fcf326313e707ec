import type { Company } from '../../../model/kinds/company.ts';
import type { StampFact } from '../../ui/stamp.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import css from './requisites.module.css';

export function Requisites({ requisites }: { requisites: Company['requisites'] }) {
  return (
    <div>
      <h2 className={css.title}>Реквизиты</h2>
      <Stamp columns={2} facts={requisiteFacts(requisites)} />
    </div>
  );
}

function requisiteFacts(requisites: Company['requisites']): StampFact[] {
  const { legalName, inn, kpp, ogrn, bik, account, bank, correspondentAccount, address } = requisites;
  return [
    { label: 'Юридическое лицо', value: legalName, span: 'full' },
    { label: 'ИНН', value: inn },
    ...(kpp ? [{ label: 'КПП', value: kpp }] : []),
    { label: ogrn.length === 15 ? 'ОГРНИП' : 'ОГРН', value: ogrn },
    { label: 'БИК', value: bik, span: kpp ? undefined : 'full' },
    { label: 'Банк', value: bank, span: 'full' },
    { label: 'Расчётный счёт', value: account, span: 'full' },
    ...(correspondentAccount
      ? [{ label: 'Корреспондентский счёт', value: correspondentAccount, span: 'full' as const }]
      : []),
    { label: 'Юридический и почтовый адрес', value: address, span: 'full' },
  ];
}
