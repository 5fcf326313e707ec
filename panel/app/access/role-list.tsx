import { ROLE_NAMES, ROLES } from '../../contract/roles.ts';
import { Block } from '../lib/block.tsx';
import styles from './role-list.module.css';

/** What each role may do, before one is chosen for a colleague. */
export function RoleList() {
  return (
    <Block title="Кто что может">
      <dl className={styles.roles}>
        {ROLE_NAMES.map((role) => (
          <div key={role}>
            <dt>{ROLES[role].title}</dt>
            <dd>{ROLES[role].area}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}
