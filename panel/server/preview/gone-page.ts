import { html, trusted } from '../../../server/html.ts';
import { PREVIEW_HEADERS, previewPolicy } from './preview-policy.ts';

const STYLE =
  'body{margin:0;padding:clamp(1.5rem,6vw,5rem);font:1.0625rem/1.5 system-ui,sans-serif;color:#22281f;background:#f7f6f1}main{max-width:36rem;margin-inline:auto}h1{font-size:1.5rem}';

const PAGE = html`<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Просмотр закончился</title>
<style>${trusted(STYLE)}</style>
</head>
<body>
<main>
<h1>Этого просмотра больше нет</h1>
<p>Ссылка для просмотра живёт сутки: попросите новую у того, кто её прислал. В самой панели нажмите «Обновить».</p>
</main>
</body>
</html>
`.toString();

/** Returns the same page for expired and unknown previews, so a visitor cannot tell them apart. */
export function gonePage(): Response {
  const headers = {
    ...PREVIEW_HEADERS,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': previewPolicy(STYLE),
  };
  return new Response(PAGE, { status: 404, headers });
}
