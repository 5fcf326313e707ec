import { brandTokens, NEUTRAL_COLOURS } from '../../model/brand/brand-colours.ts';
import { cssVars } from '../ui/css-vars.ts';
import css from './gallery.module.css';
import { Sample } from './sample.tsx';

const ROLES = Object.keys(brandTokens(NEUTRAL_COLOURS));

export function ColourSamples() {
  return (
    <Sample name="Токены" as="cells">
      {ROLES.map((name) => (
        <div key={name}>
          <span className={css.swatch} style={cssVars({ '--colour': `var(${name})` })} />
          <p className="sub">{name}</p>
        </div>
      ))}
    </Sample>
  );
}
