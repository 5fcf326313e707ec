import { Alert, Button, Group, Menu } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { LeadStage } from '../../../../model/lead/lead-stages.ts';
import { LEAD_STAGE_NAMES, LEAD_STAGES, type Loss, stageWords } from '../../../../model/lead/lead-stages.ts';
import type { LeadCard } from '../../../contract/leads.ts';
import { noticesAbove } from '../../lib/above-bar.ts';
import { notifyUndo } from '../../lib/notify-undo.tsx';
import { request } from '../../lib/request.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { useSession } from '../../lib/use-session.ts';
import { useLeadAction } from '../lead-queries.ts';
import { CallLink } from './call-link.tsx';
import styles from './lead-page.module.css';
import { leadSteps } from './lead-steps.ts';
import { LossForm } from './loss-form.tsx';
import { StagePath } from './stage-path.tsx';
import { StepButton } from './step-button.tsx';

const STAGE_ACTION_LABELS: Readonly<Record<LeadStage, string>> = {
  new: 'Вернуть в новые',
  'in-work': 'В работу',
  called: 'Созвонились',
  visit: 'Встреча',
  won: 'Договор',
  lost: 'Отказ',
  spam: 'Это спам',
};

/** Pause of the buttons after a move, against a second tap. */
const SECOND_TAP_MS = 800;

export function LeadWork({ card }: { card: LeadCard }) {
  const { number, stage, holder, isHeld } = card;
  const me = useSession().data?.person.id;
  const act = useLeadAction(number);
  const isPhone = useIsPhone();
  const px = isPhone ? 6 : 8;
  const [isLosing, setLosing] = useState(false);
  const [isJustMoved, setJustMoved] = useState(false);
  const { start: endPause } = useTimeout(() => setJustMoved(false), SECOND_TAP_MS);
  if (isHeld && stage !== 'spam') return null;
  const isOfColleague = stage === 'new' && holder !== null && holder.id !== me;
  const takeLabel = isOfColleague ? (isPhone ? 'Забрать' : 'Забрать себе') : 'Взять';
  const steps = leadSteps(stage, isPhone);
  const first = steps.find(({ isNext }) => isNext);
  const others = LEAD_STAGE_NAMES.filter(
    (other) => other !== stage && !steps.some(({ name, isNext }) => isNext && name === other),
  );
  const notice = `lead-${number}`;
  function pause() {
    setJustMoved(true);
    endPause();
  }
  function move(to: LeadStage, loss: Loss | null = null) {
    notifications.hide(notice);
    act.mutate(
      { path: 'stage', body: { from: stage, to, loss } },
      {
        onSuccess() {
          setLosing(false);
          pause();
          const words = `Заявка № ${number}: ${stageWords(to, loss)}`;
          notifyUndo({ id: notice, words, undo: () => undoMove(card, to) });
        },
      },
    );
  }
  const choose = (to: LeadStage) => (to === 'lost' ? setLosing(true) : move(to));
  const take = () =>
    act.mutate(
      { path: 'take', body: { holder: holder?.id ?? null } },
      {
        onSuccess() {
          pause();
          if (stage !== 'new') return;
          notifyUndo({ id: notice, words: `Заявка № ${number} у вас`, undo: () => undoMove(card, 'in-work') });
        },
      },
    );
  return (
    <section ref={noticesAbove} className={styles.work} aria-label="Что сделано">
      <StagePath stage={stage} />
      {act.error && <Alert color="orange">{act.error.message}</Alert>}
      {isLosing ? (
        <LossForm isBusy={act.isPending} onCancel={() => setLosing(false)} onDone={(loss) => move('lost', loss)} />
      ) : (
        <Group gap={6} className={styles.steps ?? ''}>
          <CallLink card={card} px={px} />
          {steps.map((step) => {
            const { name } = step;
            const isTake = name === 'in-work' && stage !== 'lost';
            return (
              <StepButton
                key={name}
                {...{ step, stage, px }}
                isFirst={name === first?.name}
                isPaused={act.isPending || isJustMoved}
                label={isTake ? takeLabel : STAGE_ACTION_LABELS[name]}
                onClick={() => (isTake ? take() : choose(name))}
              />
            );
          })}
          <Menu position="top-end" withinPortal>
            <Menu.Target>
              <Button
                {...(isPhone ? { variant: 'default' } : { variant: 'subtle', color: 'gray' })}
                px={px}
                aria-label="Ещё: другие этапы"
              >
                {isPhone ? '⋯' : 'Ещё'}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {stage !== 'new' && holder?.id !== me && !LEAD_STAGES[stage].isOver && (
                <Menu.Item onClick={take}>Забрать себе</Menu.Item>
              )}
              {others.map((name) => (
                <Menu.Item key={name} onClick={() => choose(name)}>
                  {STAGE_ACTION_LABELS[name]}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </Group>
      )}
    </section>
  );
}

/** Restores the stage, and the holder too, since moving a lead to «новая» removes its holder. */
async function undoMove({ number, stage, loss, holder }: LeadCard, from: LeadStage): Promise<void> {
  await request('POST', `/api/leads/${number}/stage`, { from, to: stage, loss });
  if (stage === 'new' && holder !== null)
    await request('POST', `/api/leads/${number}/holder`, { to: holder.id, holder: null });
}
