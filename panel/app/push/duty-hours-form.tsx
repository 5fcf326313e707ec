import { Button, Chip, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type DutyHours, WEEKDAY_NAMES, WEEKDAYS } from '../../contract/push.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { request } from '../lib/request.ts';
import { useFieldErrors } from '../lib/use-field-errors.ts';

type DutyHoursFormProps = {
  readonly hours: DutyHours;
  readonly city: string;
  readonly onSaved: () => Promise<void>;
};

export function DutyHoursForm({ hours, city, onSaved }: DutyHoursFormProps) {
  const [chosen, setChosen] = useState(hours);
  const save = useMutation({
    mutationFn: () => request('PUT', '/api/push/hours', chosen),
    async onSuccess() {
      notifications.show({ message: 'Сохранено.' });
      await onSaved();
    },
  });
  const { form, faults } = useFieldErrors(save.error);
  const time = (name: 'from' | 'to', label: string) => (
    <TextInput
      type="time"
      label={label}
      value={chosen[name]}
      error={faults[name]}
      onChange={({ currentTarget: { value } }) => setChosen((known) => ({ ...known, [name]: value }))}
    />
  );
  return (
    <form
      ref={form}
      onChange={() => save.isError && save.reset()}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Stack gap="sm">
        <div>
          <Text fw={500}>Когда присылать</Text>
          <Text size="sm" c="dimmed">
            По часам компании ({city}). В остальное время на ваши устройства ничего не приходит.
          </Text>
        </div>
        <Chip.Group
          multiple
          value={[...chosen.days]}
          onChange={(days) => setChosen({ ...chosen, days: WEEKDAY_NAMES.filter((day) => days.includes(day)) })}
        >
          <Group gap={6} role="group" aria-label="Дни недели">
            {WEEKDAY_NAMES.map((day) => (
              <Chip key={day} value={day} variant="outline" color="gray">
                {WEEKDAYS[day]}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        {faults.days && <ErrorAlert error={new Error(faults.days)} />}
        <Group align="start">
          {time('from', 'С')}
          {time('to', 'До')}
        </Group>
        <Switch
          label="Сообщать и о новых заявках, которые достались коллегам"
          checked={chosen.includesColleaguesLeads}
          onChange={({ currentTarget: { checked } }) =>
            setChosen((known) => ({ ...known, includesColleaguesLeads: checked }))
          }
        />
        {Object.keys(faults).length === 0 && <ErrorAlert error={save.error} />}
        <div>
          <Button type="submit" variant="default" loading={save.isPending}>
            Сохранить
          </Button>
        </div>
      </Stack>
    </form>
  );
}
