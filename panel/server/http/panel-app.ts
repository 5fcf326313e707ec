import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Log } from '../../../server/serve/log.ts';
import type { PanelBrand } from '../../contract/brand.ts';
import { NO_BRAND } from '../../contract/brand.ts';
import type { Person } from '../../contract/roles.ts';
import { mayDo } from '../../contract/roles.ts';
import { appFiles } from './app-files.ts';
import type { PanelContext, Route } from './route.ts';
import { Refusal } from './route.ts';
import { isSameOrigin, setSecurityHeaders } from './security.ts';

type Asker = Person & { readonly mustSetUp?: boolean };

export type AppParts = {
  readonly routes: readonly Route[];
  readonly personOf: (request: Request) => Promise<Asker | null>;
  readonly appDir: string;
  /** The company's look, put into the page before the app starts. */
  readonly readBrand?: () => Promise<PanelBrand>;
  /** Value of `Strict-Transport-Security`; `null` without https. */
  readonly hsts?: string | null;
  /** Logs unexpected errors; the messages contain no personal data. */
  readonly log: (error: unknown) => void;
  /** Logs forbidden requests: a foreign origin or a missing permission. */
  readonly onRefused?: Log;
};

/** Default limit above all limits of individual routes, whose messages are more specific. */
const smallBody = bodyLimit({
  maxSize: 8 * 1024 * 1024,
  onError() {
    throw new Refusal(413, 'Столько за один раз не помещается. Сократите или разделите.');
  },
});

export function createPanelApp({
  routes,
  personOf,
  appDir,
  readBrand = async () => NO_BRAND,
  hsts = null,
  log,
  onRefused = () => {},
}: AppParts): Hono<{ Variables: { person: Person } }> {
  const app = new Hono<{ Variables: { person: Person } }>();
  app.use(setSecurityHeaders(hsts));
  // The middleware skips event streams and precompressed files.
  app.use(compress());
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
      await authorize(route, context, { personOf, onRefused });
      return route.handle(context);
    });
  }
  app.all('/api/*', () => {
    throw new Refusal(404, 'Такого адреса у панели нет.');
  });
  app.get('*', appFiles(appDir, readBrand));
  return app;
}

type AuthorizationParts = Required<Pick<AppParts, 'personOf' | 'onRefused'>>;

async function authorize(
  route: Route,
  context: PanelContext,
  { personOf, onRefused }: AuthorizationParts,
): Promise<void> {
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
