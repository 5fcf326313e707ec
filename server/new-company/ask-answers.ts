import { fieldTree } from '../../model/fields/field-tree.ts';
import { type Answers, answersSchema } from '../../model/new-company/answers.ts';
import { type PartialAnswers, proposals } from '../../model/new-company/proposals.ts';
import { askField, fieldSchema, type Group, problemsOf, type Talk } from './ask-field.ts';

export type Conversation = Talk & {
  /** Called after each answer, so that an interrupted conversation goes on where it stopped. */
  readonly keep: (answers: PartialAnswers) => Promise<void>;
  readonly today: string;
};

type Step = keyof Answers;

/** Asks everything that `kept` does not answer yet, step by step. */
export async function askAnswers(kept: PartialAnswers, talk: Conversation): Promise<Answers> {
  const answers: Record<string, Group> = { ...kept };
  const steps = Object.keys(answersSchema.shape) as Step[];
  for (const [index, step] of steps.entries()) {
    if (answersSchema.shape[step].safeParse(answers[step]).success) continue;
    talk.say(`\n${index + 1} из ${steps.length}. ${fieldTree(step, answersSchema.shape[step]).title}`);
    await askStep(step, answers, talk);
  }
  return answersSchema.parse(answers);
}

/** Repeats the questions whose answers do not fit together. */
async function askStep(step: Step, answers: Record<string, Group>, talk: Conversation): Promise<void> {
  const schema = answersSchema.shape[step];
  const values: Group = { ...answers[step] };
  answers[step] = values;
  for (;;) {
    for (const field of fieldTree(step, schema).fields ?? []) {
      if (field.key in values) continue;
      const proposed = (proposals(answers, talk.today)[step] as Group | undefined)?.[field.key];
      values[field.key] = await askField(field, { schema: fieldSchema(schema, field.key), proposed, talk });
      await talk.keep(answers);
    }
    const checked = schema.safeParse(values, { reportInput: true });
    if (checked.success) return;
    for (const { path = [], message } of problemsOf(checked.error, schema)) {
      talk.say(message);
      delete values[String(path[0])];
    }
  }
}
