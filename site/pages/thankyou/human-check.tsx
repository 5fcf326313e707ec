import { typograph } from '../../../model/format/typograph.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Note } from '../../ui/note.tsx';
import css from './human-check.module.css';

/** For a lead that looks as if a machine had sent it. What the check shows comes from elsewhere, so nothing is loaded before the click. */
export function HumanCheck({ url }: { url: string }) {
  return (
    <Note className={css.check}>
      <p>
        {typograph(
          'Остался один шаг: подтвердите, что вы человек, и заявка сразу уйдёт мастеру. Иначе её сначала посмотрит менеджер.',
        )}
      </p>
      <ButtonLink href={url}>Подтвердить</ButtonLink>
      <p className="sub">{typograph('Проверку покажет «Яндекс».')}</p>
    </Note>
  );
}
