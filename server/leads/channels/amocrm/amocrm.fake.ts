import type { ApiAnswer, ApiRequest } from '../../outgoing/api.fake.ts';
import { startApi } from '../../outgoing/api.fake.ts';

type Form = {
  readonly source_uid: string;
  readonly request_id: string;
  readonly created_at: number;
  readonly pipeline_id?: number;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly _embedded: {
    readonly leads: readonly { readonly name: string }[];
    readonly contacts: readonly Record<string, unknown>[];
  };
};
type Note = { readonly entity_id: number; readonly note_type: string; readonly params: { readonly text: string } };

export const AMOCRM_TOKEN = 'eyJ0eXAiOiJKV1QiLCJhbGciOiJSUzI1NiJ9.secret-of-amocrm';

export async function startAmocrm() {
  const unsorted: (Form & { uid: string; leadId: number })[] = [];
  const leads: { id: number; name: string; created_at: number }[] = [];
  const notes: Note[] = [];
  const account = { isUnsortedOn: true, withIds: true, namesLeads: true, knowsLeads: true, listsUnsorted: true };

  function handle(request: ApiRequest): ApiAnswer {
    if (request.headers.authorization !== `Bearer ${AMOCRM_TOKEN}`) return problem(401, 'Unauthorized');
    const path = `${request.method} ${request.url.pathname.replace('/api/v4', '').replace(/\d+/, '{id}')}`;
    switch (path) {
      case 'GET /account':
        return { status: 200, body: { id: 28805383, name: 'Преголя', subdomain: 'pregolya' } };
      case 'GET /leads/pipelines':
        return page('pipelines', [
          { id: 3166396, name: 'Воронка', is_main: true, is_unsorted_on: account.isUnsortedOn },
        ]);
      case 'POST /leads/unsorted/forms':
        return add(JSON.parse(request.text));
      case 'GET /leads/unsorted':
        if (!account.listsUnsorted) return { status: 204 };
        return page('unsorted', onPage(request, unsorted.toReversed()).map(account.knowsLeads ? entry : withoutLeads));
      case 'GET /leads':
        return page(
          'leads',
          leads.filter(({ name }) => name.includes(request.url.searchParams.get('query') ?? '')),
        );
      case 'POST /leads/notes':
        notes.push(...(JSON.parse(request.text) as Note[]));
        return page(
          'notes',
          notes.slice(-1).map((_, index) => ({ id: index + 1 })),
        );
      case 'GET /leads/{id}/notes':
        return page(
          'notes',
          notes.filter(({ entity_id }) => request.url.pathname.includes(`/${entity_id}/`)),
        );
      default:
        return problem(404, 'Not Found');
    }
  }

  const isWaiting = (form: Form) =>
    account.listsUnsorted && unsorted.some(({ source_uid }) => source_uid === form.source_uid);

  function add(body: unknown): ApiAnswer {
    if (!Array.isArray(body)) return invalid('source_uid');
    const [form] = body as [Form];
    const missing = ['form_id', 'form_name', 'form_page', 'form_sent_at'].find((name) => !form.metadata[name]);
    if (!form.source_uid || missing) return invalid(missing ?? 'source_uid');
    if (form.pipeline_id !== undefined && form.pipeline_id !== 3166396) return invalid('pipeline_id');
    if (isWaiting(form)) return invalid('source_uid');
    const added = {
      ...form,
      uid: `uid-${unsorted.length + leads.length + 1}`,
      leadId: 3425 + unsorted.length + leads.length,
    };
    unsorted.push(added);
    if (!account.withIds) return { status: 200, body: { _embedded: { unsorted: [] } } };
    const { namesLeads } = account;
    return page('unsorted', [{ ...(namesLeads ? entry : withoutLeads)(added), request_id: form.request_id }]);
  }

  /** Moves a lead from unsorted to the pipeline, as a manager does. */
  function accept(uid: string) {
    const at = unsorted.findIndex((form) => form.uid === uid);
    const [form] = unsorted.splice(at, 1);
    if (form) leads.push({ id: form.leadId, name: form._embedded.leads[0]?.name ?? '', created_at: form.created_at });
  }

  const api = await startApi(handle);
  return Object.assign(api, { unsorted, leads, notes, account, accept });
}

function entry({
  uid,
  source_uid,
  created_at,
  leadId,
}: {
  uid: string;
  source_uid: string;
  created_at: number;
  leadId: number;
}) {
  const _embedded = { leads: [{ id: leadId }], contacts: [{ id: leadId + 1 }] };
  return { uid, source_uid, source_name: 'Сайт', category: 'forms', created_at, account_id: 28805383, _embedded };
}

function withoutLeads(form: Parameters<typeof entry>[0]) {
  return { ...entry(form), _embedded: { contacts: [{ id: form.leadId + 1 }] } };
}

function onPage<T>({ url: { searchParams } }: ApiRequest, items: readonly T[]): readonly T[] {
  const limit = Number(searchParams.get('limit'));
  const start = limit * (Number(searchParams.get('page')) - 1);
  return items.slice(start, start + limit);
}

/** amoCRM answers an empty list with 204 and no body. */
function page(name: string, items: readonly unknown[]): ApiAnswer {
  return items.length === 0 ? { status: 204 } : { status: 200, body: { _page: 1, _embedded: { [name]: items } } };
}

export function problem(status: number, title: string): ApiAnswer {
  return {
    status,
    headers: { 'content-type': 'application/problem+json' },
    body: { title, type: `https://httpstatus.es/${status}`, status, detail: title },
  };
}

function invalid(path: string): ApiAnswer {
  const errors = [{ code: 'FieldMissing', path, detail: 'This field is missing.' }];
  const answer = problem(400, 'Bad Request');
  return { ...answer, body: { ...(answer.body as object), 'validation-errors': [{ request_id: '0', errors }] } };
}
