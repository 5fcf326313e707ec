import { ask } from '../ask.ts';
import { advice, type Examine, ok, trouble } from '../finding.ts';

/** Messages about leads link to the panel: whoever presses must get there. */
export const panel: Examine = async ({ environment: { channels, publicUrl } }) => {
  const { panelUrl } = channels;
  if (panelUrl === null)
    return [advice('Панель', 'PANEL_URL не задан: в сообщениях о заявках не будет ссылки на панель.')];
  if (publicUrl.startsWith('https:') && !panelUrl.startsWith('https:'))
    return [trouble('Панель', `${panelUrl} без https: пароли сотрудников идут открыто.`)];
  try {
    const { status } = await ask(`${panelUrl}/`);
    return status < 400
      ? [ok('Панель', `${panelUrl} отвечает.`)]
      : [trouble('Панель', `${panelUrl} отвечает ${status}. Запущена ли она, ведёт ли туда прокси?`)];
  } catch (error) {
    return [
      trouble(
        'Панель',
        `${panelUrl} не отвечает (${(error as Error).message}). Запущена ли она, ведёт ли туда прокси?`,
      ),
    ];
  }
};
