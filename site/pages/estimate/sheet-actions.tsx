import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './page.module.css';

/** Print, share and mail actions; they run on the visitor's device without the server. */
export function SheetActions({ number, path }: { number: string; path: string }) {
  const [status, setStatus] = useState('');
  const url = new URL(path, location.href).href;
  const title = `Расчёт ремонта № ${number}`;

  async function share() {
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setStatus('Ссылка скопирована');
      }
    } catch (error) {
      // `AbortError` means that the visitor cancelled the share dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setStatus('Скопируйте ссылку из строки адреса');
    }
  }

  return (
    <>
      <Button variant="quiet" onClick={() => print()}>
        Распечатать или сохранить
      </Button>
      <ButtonLink variant="quiet" href={`mailto:?${mail(title, url)}`}>
        На свою почту
      </ButtonLink>
      <Button variant="quiet" onClick={share}>
        Поделиться ссылкой
      </Button>
      <span className={styles.status} role="status">
        {status}
      </span>
    </>
  );
}

/** `encodeURIComponent`, because mail programs do not decode `+` as a space. */
function mail(subject: string, body: string): string {
  return `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
