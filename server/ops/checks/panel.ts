import { ask } from './ask.ts';
import { type Check, ok, trouble } from './check.ts';

/** Messages about leads link to the panel, so it must be reachable. */
export const panel: Check = {
  title: 'Панель',
  appliesTo: ({ channels }) => channels.panelUrl !== null,
  async look({ environment: { channels, publicUrl } }) {
    const { panelUrl } = channels;
    if (publicUrl.startsWith('https:') && !panelUrl?.startsWith('https:'))
      return trouble(`${panelUrl} без https: пароли сотрудников идут открыто.`);
    const answer = await ask(`${panelUrl}/`).then(
      ({ status }) => (status < 400 ? null : `отвечает ${status}`),
      (error: Error) => `не отвечает (${error.message})`,
    );
    return answer === null
      ? ok(`${panelUrl} отвечает.`)
      : trouble(`${panelUrl} ${answer}. Запущена ли она, ведёт ли туда прокси?`);
  },
};
