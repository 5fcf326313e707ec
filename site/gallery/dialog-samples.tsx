import { useRef, useState } from 'react';
import { CookieCard, CookieNotice } from '../features/cookie-notice/cookie-notice.tsx';
import { CookieSettings } from '../features/cookie-notice/cookie-settings.tsx';
import { DIALOGS } from '../first-view/dialog-names.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Note } from '../ui/note.tsx';
import type { CookieChoice } from '../visit/cookie-choice.ts';
import { Sample } from './sample.tsx';

export function DialogSamples() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [choice, setChoice] = useState<CookieChoice | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Sample name="Диалог: форма звонка, простой">
        <ButtonLink to="/contacts#form" data-opens={DIALOGS.callback}>
          Открыть форму звонка
        </ButtonLink>
        <Button variant="secondary" onClick={() => dialog.current?.showModal()}>
          Открыть диалог
        </Button>
        <Dialog ref={dialog} title="Заголовок диалога" lead="Пояснение в одну строку.">
          <p>Содержимое. Закрывается крестиком, клавишей Esc и нажатием мимо.</p>
        </Dialog>
      </Sample>
      <Sample name="Подсказка: справка, предупреждение" as="halves">
        <Note>Для «Базового» клининг стоит 200 ₽/м².</Note>
        <Note tone="warn">Акция закончится через 2 дня, 31 января.</Note>
      </Sample>
      <Sample name={`Cookie${choice ? `, выбрано: ${choice}` : ''}`} as="halves">
        <CookieCard onChoose={setChoice} />
        <CookieSettings />
      </Sample>
      <Sample name="Cookie на своём месте: внизу слева, отходит от формы под собой">
        <Button variant="secondary" size="s" onClick={() => setIsAsking(true)}>
          Показать вопрос о cookie
        </Button>
        {isAsking ? <CookieNotice onChoose={() => setIsAsking(false)} /> : null}
      </Sample>
    </>
  );
}
