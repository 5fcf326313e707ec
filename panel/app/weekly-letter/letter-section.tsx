import { Alert, Button, Group, Switch, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LetterTrial, WeeklyLetter } from '../../contract/weekly-letter.ts';
import { Block } from '../lib/block.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { get, request } from '../lib/request.ts';

const QUERY_KEY = ['weekly-letter'];
const PATH = '/api/weekly-letter';

/** Switches on the letter with the figures of this screen, for the person who looks at it. */
export function LetterSection() {
  const queries = useQueryClient();
  const letter = useQuery({ queryKey: QUERY_KEY, queryFn: () => get<WeeklyLetter>(PATH) });
  const turn = useMutation({
    mutationFn: (isOn: boolean) => request<WeeklyLetter>('PUT', PATH, { isOn }),
    onSuccess: (changed) => queries.setQueryData(QUERY_KEY, changed),
  });
  const trial = useMutation({ mutationFn: () => request<LetterTrial>('POST', `${PATH}/now`, {}) });
  if (!letter.data) return <ErrorAlert error={letter.error} />;
  const { isOn, email, isMailSet, next, last } = letter.data;
  return (
    <Block isMinor title="Письмо о неделе">
      <Switch
        checked={isOn}
        disabled={turn.isPending || (!isMailSet && !isOn)}
        onChange={({ currentTarget: { checked } }) => turn.mutate(checked)}
        label="Присылать мне эти числа по понедельникам"
        description={
          isOn && isMailSet
            ? `На ${email}. Следующее: ${next}.`
            : `На ${email}, утром. Имён, телефонов и текстов посетителей в письме нет.`
        }
      />
      {!isMailSet && (
        <Alert color="gray" title="Почта на сервере не настроена">
          Попросите того, кто следит за сервером, включить отправку писем. Этим же путём станут приходить заявки.
          <details>
            <summary>Что ему задать</summary>
            Переменные SMTP_HOST, SMTP_USER, SMTP_PASSWORD и LEADS_EMAIL_TO, затем перезапустить панель.
          </details>
        </Alert>
      )}
      {last && (last.isSent ? <Text size="sm">{last.words}</Text> : <Alert color="red">{last.words}</Alert>)}
      {isMailSet && (
        <Group gap="md">
          <Button variant="default" loading={trial.isPending} onClick={() => trial.mutate()}>
            Прислать сейчас
          </Button>
          <Text size="sm" role="status" {...(trial.data?.isSent === false ? { c: 'red' } : {})}>
            {trial.data?.words}
          </Text>
        </Group>
      )}
      <ErrorAlert error={turn.error ?? trial.error} />
    </Block>
  );
}
