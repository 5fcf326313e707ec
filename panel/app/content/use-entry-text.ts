import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { EntryText, KindInfo } from '../../contract/content.ts';
import { isSame } from '../lib/is-same.ts';
import { Observed } from '../lib/observed.ts';
import { cleanFacts } from './clean-facts.ts';
import type { EntryValues } from './use-check.ts';

/** The file text that the form values represent. Its changes reach subscribers without re-rendering the form. */
export function useEntryText(form: UseFormReturn<EntryValues>, kind: KindInfo): Observed<EntryText> {
  const [text] = useState(() => new Observed(textOf(kind, form.getValues())));
  const { getValues, subscribe } = form;
  useEffect(() => {
    const updateText = ({ values }: { readonly values: EntryValues }) => {
      const next = textOf(kind, values);
      if (!isSame(next, text.get())) text.set(next);
    };
    // Inputs can set values before this effect runs.
    updateText({ values: getValues() });
    return subscribe({ formState: { values: true }, callback: updateText });
  }, [getValues, subscribe, kind, text]);
  return text;
}

function textOf({ form }: KindInfo, { facts, body }: EntryValues): EntryText {
  return { facts: cleanFacts(form, facts), body };
}
