import { Checklist } from '../../ui/checklist.tsx';
import grid from '../../ui/grid.module.css';
import { Note } from '../../ui/note.tsx';
import { Section } from '../../ui/section.tsx';
import type { PromotionData } from './data.ts';
import styles from './who-and-what.module.css';

type WhoAndWhatProps = Pick<PromotionData, 'audienceTitle' | 'audience' | 'note' | 'includedTitle' | 'included'>;

export function WhoAndWhat({ audienceTitle, audience, note, includedTitle, included }: WhoAndWhatProps) {
  const hasAudience = audience.length > 0 || note !== undefined;
  const hasIncluded = included.length > 0;
  if (!hasAudience && !hasIncluded) return null;
  return (
    <Section spacing="tight">
      <div className={hasAudience && hasIncluded ? grid.two : undefined}>
        {hasAudience && (
          <div>
            {audience.length > 0 && (
              <>
                <h2 className={styles.title}>{audienceTitle}</h2>
                <div className={styles.audience}>
                  {audience.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </div>
              </>
            )}
            {note ? (
              <Note className={styles.note}>
                <p>{note}</p>
              </Note>
            ) : null}
          </div>
        )}
        {hasIncluded && (
          <div>
            <h2 className={styles.title}>{includedTitle}</h2>
            <Checklist items={included} />
          </div>
        )}
      </div>
    </Section>
  );
}
