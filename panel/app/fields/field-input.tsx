import type { ComponentType } from 'react';
import type { FieldMeta } from '../../../model/fields/field-meta.ts';
import { PhotoInput } from '../media/photo-input.tsx';
import { PhotosInput } from '../media/photos-input.tsx';
import { PlanInput } from '../plan/plan-input.tsx';
import { ChoiceInput } from './choice-input.tsx';
import { ColourInput } from './colour-input.tsx';
import { DateInput } from './date-input.tsx';
import { DrawingInput } from './drawing-input.tsx';
import type { FieldProps } from './field-props.ts';
import { FlagInput } from './flag-input.tsx';
import { GroupInput } from './group-input.tsx';
import { ListInput } from './list-input.tsx';
import { NumberInput } from './number-input.tsx';
import { PhoneInput } from './phone-input.tsx';
import { ReferenceInput } from './reference-input.tsx';
import { LongTextInput, TextInput } from './text-input.tsx';

/** The `Record` type forces an input for every new widget of the model. */
const INPUTS: Readonly<Record<FieldMeta['widget'], ComponentType<FieldProps>>> = {
  text: TextInput,
  multiline: LongTextInput,
  select: ChoiceInput,
  reference: ReferenceInput,
  number: NumberInput,
  money: NumberInput,
  area: NumberInput,
  boolean: FlagInput,
  date: DateInput,
  time: TextInput,
  slug: TextInput,
  phone: PhoneInput,
  email: TextInput,
  url: TextInput,
  address: TextInput,
  drawing: DrawingInput,
  colour: ColourInput,
  photo: PhotoInput,
  photos: PhotosInput,
  plan: PlanInput,
  group: GroupInput,
  list: ListInput,
};

export function FieldInput(props: FieldProps) {
  const Input = INPUTS[props.field.widget];
  return <Input {...props} />;
}
