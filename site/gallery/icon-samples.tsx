import { serviceIconPaths } from '../services/service-icon-paths.ts';
import { MessengerIcon } from '../shell/layouts/action-bar.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-paths.ts';
import { iconPaths } from '../ui/icon-paths.ts';
import css from './gallery.module.css';
import { Sample } from './sample.tsx';

const NAMES = Object.keys(iconPaths) as IconName[];

export function IconSamples() {
  return (
    <>
      <Sample name="24 пикселя">
        {NAMES.map((name) => (
          <span className={css.icon} key={name}>
            <Icon name={name} />
            {name}
          </span>
        ))}
        {Object.entries(serviceIconPaths).map(([name, path]) => (
          <span className={css.icon} key={name}>
            <Icon path={path} />
            {name}
          </span>
        ))}
      </Sample>
      <Sample name="Мессенджеры: Telegram, остальные">
        <MessengerIcon kind="telegram" />
        <MessengerIcon kind="max" />
      </Sample>
      <Sample name="18 пикселей">
        {NAMES.slice(0, 8).map((name) => (
          <Icon key={name} name={name} size="s" />
        ))}
      </Sample>
    </>
  );
}
