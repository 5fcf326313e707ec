import type { Front, FrontFolder, FrontPage, Header, NotFoundKind } from './front.ts';
import { folderPattern, slugsPattern, UNTIDY } from './patterns.ts';

const HSTS = 'Strict-Transport-Security';

/**
 * Returns a configuration to include in `http`. The operator sets listen, certificates and server names in
 * `<name>-server.conf`.
 */
export function nginxConf(front: Front): string {
  const { hsts, name, releaseDir } = front;
  const toNode = `proxy_pass http://${name};`;
  const types = new Map(front.folders.map(({ extension, type }) => [extension, type]));
  const fallback = (kind: NotFoundKind, status = 404) =>
    `${toNode} error_page 502 504 =${status} /${front.notFound[kind].file};`;
  const { thanks } = front;
  const slugs = slugsPattern(front);

  return `# Generated with each release; changes here are lost. Usage: docs/ru/serving.md.
upstream ${name} { server ${front.upstream}; }

server {
  include ${name}-server.conf;

  root ${quoted(front.publicDir)};
  server_tokens off;
  absolute_redirect off;
  merge_slashes off;
  gzip off;
  gzip_static on;
  gzip_vary on;
  default_type "text/html; charset=utf-8";
  types {
${[...types].map(([extension, type]) => `    ${quoted(type)} ${extension};`).join('\n')}
  }
  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
${hsts === null ? '' : `  # Responses outside the locations below, from Node or nginx, get the header once.\n  proxy_hide_header ${HSTS};\n  add_header ${HSTS} ${quoted(hsts)} always;\n`}  # Node answers other methods than GET and HEAD, with the allowed ones.
  error_page 405 = @node;
  recursive_error_pages on;

  # What Node makes. What is not known here Node knows, or says so.
  location / { ${fallback('unmatched')} }
  location @node { ${fallback('unmatched')} }
  location /api/ { ${toNode} }
  # Or nginx would lead to it with a slash.
  location = /api { ${toNode} }
  location = /healthz { ${toNode} }
${thanks ? `  location = ${thanks.path} { ${toNode} error_page 502 504 = @thanks; }\n${page('@thanks', thanks)}\n` : ''}
  # Pages
${front.pages.map((each) => page(`= ${each.path}`, each)).join('\n')}

  # Files
${front.folders.map(folder).join('\n')}

  # Moved
${front.moved
  .map(
    ({ from, to, status }) =>
      `  location = ${from} {\n${headers(front.movedHeaders)}\n    return ${status} ${to}$is_args$args;\n  }`,
  )
  .join('\n')}
${front.notPages.map((path) => `  location = ${path} { ${fallback('unmatched')} }`).join('\n')}
  location ~ "${UNTIDY}" {
${headers(front.movedHeaders)}
    error_page 418 = @node;
    if (!-f "$document_root$1.html") { return 418; }
    return 301 $1$is_args$args;
  }

  # Gone, and never there
${front.gone.map(({ path, kind }) => `  location = ${path} { ${fallback(kind, 410)} }`).join('\n')}
${slugs === null ? '' : `  location ~ "${slugs}" { ${fallback('slug')} }`}
${Object.values(front.notFound)
  .map(
    ({ file, headers: own }) => `  location = /${file} {
    internal;
    error_page 404 = @node;
    root ${quoted(releaseDir)};
${headers(own)}
  }`,
  )
  .join('\n')}
}
`;
}

function page(location: string, { file, headers: own }: FrontPage): string {
  return `  location ${location} {
${headers(own)}
    try_files /${file} =404;
  }`;
}

function folder(group: FrontFolder): string {
  return `  location ~ "${folderPattern(group)}" {
${headers(group.headers)}
${group.hasPrecompressed ? '    max_ranges 0;\n' : ''}    try_files $uri @node;
  }`;
}

function headers(own: readonly Header[]): string {
  return own.map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`).join('\n');
}

/** @throws when the text contains a dollar or a line break, which nginx cannot escape */
function quoted(text: string): string {
  if (/[$\n\r]/.test(text)) throw new Error(`nginx cannot quote «${text}»`);
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
