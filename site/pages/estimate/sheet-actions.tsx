import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './page.module.css';

/** Ways to keep the sheet; the visitor's own programs do it, nothing passes through us. */
export function SheetActions({ number, path }: { number: string; path: string }) {
  const [told, setTold] = useState('');
  const url = new URL(path, location.href).href;
  const title = `Расчёт ремонта № ${number}`;

  async function share() {
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setTold('Ссылка скопирована');
      }
    } catch (error) {
      // Thinking better of it is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setTold('Скопируйте ссылку из строки адреса');
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => print()}>
        Распечатать или сохранить
      </Button>
      <ButtonLink variant="secondary" href={`mailto:?${mail(title, url)}`}>
        На свою почту
      </ButtonLink>
      <Button variant="secondary" onClick={share}>
        Поделиться ссылкой
      </Button>
      <span className={styles.told} role="status">
        {told}
      </span>
    </>
  );
}

/** Mail programs show a plus as it is. */
function mail(subject: string, body: string): string {
  return `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
