import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Log } from '../../../server/serve/log.ts';
import type { Person } from '../../contract/roles.ts';
import { mayDo } from '../../contract/roles.ts';
import { appFiles } from './app-files.ts';
import type { PanelContext, Route } from './route.ts';
import { Refusal } from './route.ts';
import { isSameOrigin, setSecurityHeaders } from './security.ts';

/** @property mustSetUp a required second factor is missing */
type Asker = Person & { readonly mustSetUp?: boolean };

export type AppParts = {
  readonly routes: readonly Route[];
  /** Who asks, by the session that the request carries. */
  readonly personOf: (request: Request) => Promise<Asker | null>;
  /** What `panel/app` was built into. */
  readonly appDir: string;
  /** Value of `Strict-Transport-Security`; `null` without https. */
  readonly hsts?: string | null;
  /** Told of what nobody expected; names no personal data. */
  readonly log: (error: unknown) => void;
  /** Told of whoever asked for what is not theirs. */
  readonly onRefused?: Log;
};

/** Above what any area takes in words of its own. */
const smallBody = bodyLimit({
  maxSize: 8 * 1024 * 1024,
  onError() {
    throw new Refusal(413, 'Столько за один раз не помещается. Сократите или разделите.');
  },
});

/** The panel over HTTP: the API by its routes, everything else is the application. */
export function createPanelApp({
  routes,
  personOf,
  appDir,
  hsts = null,
  log,
  onRefused = () => {},
}: AppParts): Hono<{ Variables: { person: Person } }> {
  const app = new Hono<{ Variables: { person: Person } }>();
  app.use(setSecurityHeaders(hsts));
  // Lists of thousands; streams of news are left alone by it.
  app.use('/api/*', compress());
  app.onError((error, context) => {
    if (error instanceof Refusal) {
      return context.json({ message: error.message, ...error.more }, error.status as ContentfulStatusCode);
    }
    log(error);
    return context.json({ message: 'Внутренняя ошибка панели. Повторите; если не пройдёт, покажите журнал.' }, 500);
  });
  for (const route of routes) {
    if (!route.takesFile) app.on(route.method, route.path, smallBody);
    app.on(route.method, route.path, async (context) => {
      await letIn(route, context, { personOf, onRefused });
      return route.handle(context);
    });
  }
  app.all('/api/*', () => {
    throw new Refusal(404, 'Такого адреса у панели нет.');
  });
  app.get('*', appFiles(appDir));
  return app;
}

type Door = Required<Pick<AppParts, 'personOf' | 'onRefused'>>;

async function letIn(route: Route, context: PanelContext, { personOf, onRefused }: Door): Promise<void> {
  const { method, path } = route;
  if (method !== 'GET' && method !== 'HEAD' && !isSameOrigin(context.req.raw)) {
    onRefused('panel-foreign-request', { method, path });
    throw new Refusal(403, 'Запрос пришёл не со страницы панели.');
  }
  if (route.operation === 'public') return;
  const person = await personOf(context.req.raw);
  if (!person) throw new Refusal(401, 'Войдите, чтобы продолжить. Несохранённое не пропадёт.');
  if (person.mustSetUp && !route.isOfSetUp)
    throw new Refusal(403, 'Сначала включите второй шаг входа: обновите страницу.', { code: 'second-factor-needed' });
  if (!mayDo(person.role, route.operation)) {
    onRefused('panel-not-allowed', { method, path, person: person.id });
    throw new Refusal(403, 'На это у вас нет прав.');
  }
  context.set('person', person);
}
