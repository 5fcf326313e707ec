import { formatPhone } from '../../../model/format/phone.ts';
import { DIALOGS } from '../../first-view/dialog-names.ts';
import { useShell } from '../../shell/facts/shell.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Link } from '../../ui/link.tsx';
import { Hits } from './found-groups.tsx';
import css from './search.module.css';
import type { SearchGroup } from './search-entry.ts';

export function SearchFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css.message}>
      <p>
        Похоже, нет связи. Проверьте интернет и повторите или позвоните: <Phone />
      </p>
      <Button onClick={onRetry}>Повторить</Button>
    </div>
  );
}

type SuggestedProps = { groups: readonly SearchGroup[]; headings: 'h2' | 'h3' };

export function NothingFound({ query, ...suggested }: SuggestedProps & { query: string }) {
  return (
    <div className={css.message}>
      <p>
        <span>{`По словам «${query}» на сайте ничего нет. Попробуйте назвать это иначе или спросите нас: `}</span>
        <Phone />
      </p>
      <ButtonLink to="/contacts#form" data-opens={DIALOGS.callback} data-hit>
        Перезвоните мне
      </ButtonLink>
      <SuggestedSections {...suggested} title="Возможно, это здесь" />
    </div>
  );
}

const SUGGESTED = 5;

export function SuggestedSections({ groups, headings: Title, title }: SuggestedProps & { title: string }) {
  const sections = groups.find(({ kind }) => kind === 'section')?.entries ?? [];
  return (
    <section aria-labelledby="suggested">
      <Title className={css.kind} id="suggested">
        {title}
      </Title>
      <Hits entries={sections.slice(0, SUGGESTED)} />
    </section>
  );
}

function Phone() {
  const { phone } = useShell();
  return (
    <Link look="text" to={`tel:${phone}`}>
      {formatPhone(phone)}
    </Link>
  );
}
