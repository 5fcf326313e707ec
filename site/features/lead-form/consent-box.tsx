import type { ConsentLabel } from '../../shell/facts/shell.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Link } from '../../ui/link.tsx';

type ConsentBoxProps = {
  name: 'consent' | 'marketing';
  consent: ConsentLabel;
  required?: boolean;
  error?: string | undefined;
};

/** Unticked by default; the version of the displayed text is sent with the answer. */
export function ConsentBox({ name, consent, required = false, error }: ConsentBoxProps) {
  const { before, linked, after } = splitConsentLabel(consent.label);
  return (
    <>
      <input type="hidden" name={`${name}Version`} value={consent.version} />
      <Checkbox name={name} value="yes" required={required} error={error}>
        {before}
        <Link to={consent.path} look="text" target="_blank">
          {linked}
        </Link>
        {after}
      </Checkbox>
    </>
  );
}

type LabelParts = { readonly before: string; readonly linked: string; readonly after: string };

const SUBJECT = /соглас\p{L}*\s+на\s+обработку\s+персональных\s+данных|рекламн\p{L}*\s+сообщени\p{L}*/iu;

/** Only the document's name is a link, so a click on the rest of the label ticks the box. */
export function splitConsentLabel(label: string): LabelParts {
  const found = SUBJECT.exec(label);
  if (!found) return { before: `${label} (`, linked: 'текст', after: ')' };
  const end = found.index + found[0].length;
  return { before: label.slice(0, found.index), linked: found[0], after: label.slice(end) };
}
