import type { ApiAnswer, ApiRequest } from '../../outgoing/api.fake.ts';
import { startApi } from '../../outgoing/api.fake.ts';

type Fields = Readonly<Record<string, unknown>>;
export type BitrixLead = Fields & { readonly id: number };

const KNOWN = [
  ...['id', 'title', 'name', 'lastName', 'fm', 'sourceId', 'sourceDescription', 'comments', 'opened', 'assignedById'],
  ...['utmSource', 'utmMedium', 'utmCampaign', 'utmContent', 'utmTerm', 'originatorId', 'originId', 'opportunity'],
];
const BURST = 50;
const DRAIN_PER_SECOND = 2;

export async function startBitrix24() {
  const leads: BitrixLead[] = [];
  const portal = { code: 'abc123secret', scopes: ['crm'], required: ['title'], status: null as ApiAnswer | null };
  let bucket = 0;
  let drainedAt = Date.now();

  function isFull(): boolean {
    bucket = Math.max(0, bucket - ((Date.now() - drainedAt) / 1000) * DRAIN_PER_SECOND);
    drainedAt = Date.now();
    bucket += 1;
    return bucket > BURST;
  }

  function handle({ url, text }: ApiRequest): ApiAnswer {
    if (portal.status) return portal.status;
    if (isFull()) return failed(503, 'QUERY_LIMIT_EXCEEDED', 'Too many requests');
    const [, code, method] = /^\/rest\/1\/(\w+)\/([\w.]+)\.json$/.exec(url.pathname) ?? [];
    if (code !== portal.code) return failed(401, 'NO_AUTH_FOUND', 'Wrong authorization data');
    if (method === 'scope') return done(portal.scopes);
    if (!portal.scopes.includes('crm')) {
      return failed(
        403,
        'insufficient_scope',
        'The request requires higher privileges than provided by the webhook token',
      );
    }
    const params = JSON.parse(text) as Record<string, unknown>;
    return params.entityTypeId === 1 ? answer(method, params) : failed(400, 'NOT_FOUND', 'Смарт-процесс не найден');
  }

  function answer(method: string | undefined, params: Record<string, unknown>): ApiAnswer {
    if (method === 'crm.item.add') return add(params.fields as Fields);
    if (method === 'crm.item.list') return list((params.filter ?? {}) as Fields);
    if (method === 'crm.item.fields') return done({ fields: Object.fromEntries(KNOWN.map(describe)) });
    return failed(404, 'ERROR_METHOD_NOT_FOUND', 'Method not found!');
  }

  function add(fields: Fields): ApiAnswer {
    const missing = portal.required.find((name) => !fields[name]);
    if (missing) return failed(400, 'CRM_FIELD_ERROR_REQUIRED', `Обязательное поле "${missing}" не заполнено`);
    if (fields.fm !== undefined && !Array.isArray(fields.fm)) {
      return failed(400, '100', 'Expected iterable value for multiple field, but got string instead');
    }
    // Bitrix24 drops unknown fields without an error.
    const known = Object.entries(fields).filter(([name]) => KNOWN.includes(name));
    const lead = { ...Object.fromEntries(known), id: 342 + leads.length };
    leads.push(lead);
    return done({ item: lead });
  }

  function list(filter: Fields): ApiAnswer {
    const strange = Object.keys(filter).find((name) => !KNOWN.includes(name));
    if (strange) return failed(400, 'INVALID_ARG_VALUE', `Invalid filter: field '${strange}' is not allowed in filter`);
    const items = leads.filter((lead) =>
      Object.entries(filter).every(([name, value]) => (lead as Fields)[name] === value),
    );
    return done({ items: items.map(({ id }) => ({ id })) });
  }

  const describe = (name: string) => [
    name,
    { type: 'string', isRequired: portal.required.includes(name), isReadOnly: name === 'id', title: `Поле ${name}` },
  ];

  const api = await startApi(handle);
  return Object.assign(api, { leads, portal, webhookUrl: () => `${api.origin}/rest/1/abc123secret/` });
}

function done(result: unknown): ApiAnswer {
  return { status: 200, body: { result, time: { start: 1, finish: 2, duration: 1, operating: 0.1 } } };
}

export function failed(status: number, error: string, description: string): ApiAnswer {
  return { status, body: { error, error_description: description } };
}
