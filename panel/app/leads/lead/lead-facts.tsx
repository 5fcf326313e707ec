import { Anchor, Stack, Text } from '@mantine/core';
import type { LeadSheet } from '../../../contract/leads.ts';
import styles from '../leads.module.css';
import { Fact } from './fact.tsx';

export function LeadFacts({ sheet: { card, comment, answers, page, cameFrom } }: { sheet: LeadSheet }) {
  const isEmpty = [comment, card.price, page.name, cameFrom].every((fact) => !fact) && answers.length === 0;
  if (isEmpty) return null;
  return (
    <Stack gap="xs" component="section" aria-label="О чём заявка">
      <Text fw={500}>О чём заявка</Text>
      <dl className={styles.facts}>
        <Fact label="Комментарий">{comment}</Fact>
        <Fact label="Цена на странице">{card.price}</Fact>
        {answers.map(({ question, answer }) => (
          <Fact key={question} label={question}>
            {answer}
          </Fact>
        ))}
        <Fact label="Страница">
          {page.url === null ? (
            page.name
          ) : (
            <Anchor href={page.url} target="_blank" rel="noreferrer">
              {page.name}
            </Anchor>
          )}
        </Fact>
        <Fact label="Откуда пришёл">{cameFrom}</Fact>
      </dl>
    </Stack>
  );
}
