import { useRef } from 'react';
import { FormBand } from '../features/lead-form/form-band.tsx';
import { LeadForm } from '../features/lead-form/lead-form.tsx';
import { Button } from '../ui/button.tsx';
import { FormCard } from '../ui/form-card.tsx';
import type { FormStage } from './form-stages.ts';
import { formStages } from './form-stages.ts';
import { Sample } from './sample.tsx';
import { useStagedIntake } from './use-staged-intake.ts';

/** Uses the real lead form and server; only the staged forms get prepared responses. */
export function FormSamples() {
  const stages = useRef<HTMLDivElement>(null);
  useStagedIntake();

  function handleStage() {
    for (const form of stages.current?.querySelectorAll<HTMLFormElement>('[data-lead-form]') ?? []) {
      const stage = formStages.find(({ id }) => inputOf(form, 'subject')?.value === id);
      if (stage) play(form, stage);
    }
  }

  return (
    <>
      <Sample name="Виды: короткая, с комментарием и рекламой, вакансия" as="halves">
        <FormCard title="Короткая" lead="Отправляется по-настоящему." as="h3">
          <LeadForm kind="callback" button="Жду звонка" />
        </FormCard>
        <FormCard title="С комментарием" lead="И с отдельной галочкой рекламы." as="h3" flat>
          <LeadForm kind="service" button="Узнать цену" comment="Комментарий" marketing />
        </FormCard>
        <FormCard title="Отклик" lead="В одну колонку, своё согласие." as="h3" flat>
          <LeadForm kind="vacancy" button="Откликнуться" compact />
        </FormCard>
      </Sample>
      <Sample name="Состояния">
        <Button variant="secondary" onClick={handleStage}>
          Показать все состояния
        </Button>
      </Sample>
      <div ref={stages}>
        <Sample name="После отправки" as="halves">
          {formStages.map(({ id, title }) => (
            <FormCard key={id} title={title} as="h3" flat>
              <LeadForm kind="work" subject={id} button="Хочу так же" compact />
            </FormCard>
          ))}
        </Sample>
      </div>
      <Sample name="Полоса в конце страницы" as="stack">
        <FormBand
          kind="package"
          button="Вызвать замерщика"
          title="Посчитаем вашу квартиру"
          lead="Замер бесплатный и занимает около часа."
          cardTitle="Узнайте цену по телефону"
          cardNote="Перезвоним за 15 минут, назовём вилку и свободные даты."
        />
      </Sample>
    </>
  );
}

function play(form: HTMLFormElement, { values }: FormStage) {
  const { name = '', phone = '', consent = false } = values;
  const fields = { name: inputOf(form, 'name'), phone: inputOf(form, 'phone'), consent: inputOf(form, 'consent') };
  if (fields.name) fields.name.value = name;
  if (fields.phone) fields.phone.value = phone;
  if (fields.consent) fields.consent.checked = consent;
  form.requestSubmit();
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control : null;
}
