import type { ConsentLabel } from '../../lib/shell.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Link } from '../../ui/link.tsx';
import { splitConsentLabel } from './consent-label.ts';

type ConsentBoxProps = {
  name: 'consent' | 'marketing';
  consent: ConsentLabel;
  required?: boolean;
  error?: string | undefined;
};

/** Unticked; which version of the text was shown goes with the answer. */
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
