import type { Front, FrontFolder, FrontPage, Header, NotFoundKind } from './front.ts';
import { folderPattern, slugsPattern, UNTIDY } from './patterns.ts';

const POLICY = 'Content-Security-Policy';

/** Returns directives to import into a site block; the operator writes the site address. */
export function caddyfile(front: Front): string {
  const { gone, hsts, movedHeaders, notPages, publicDir, releaseDir, thanks } = front;
  const node = `reverse_proxy {$SITE_UPSTREAM:${front.upstream}}`;
  const kinds = kindsOf(front.pages);

  return `# Generated with each release; changes here are lost. Usage: docs/ru/serving.md.
root * ${quoted(publicDir)}

map {http.request.orig_uri.path} {page} {page_kind} {page_policy} {
  default none none none
${front.pages.map((page) => `  ${page.path} /${page.file} ${kinds.indexOf(kindOf(page))} ${quoted(policyOf(page))}`).join('\n')}
}
map {http.request.orig_uri.path} {moved} {moved_status} {
  default none none
${front.moved.map(({ from, to, status }) => `  ${from} ${to} ${status}`).join('\n')}
}
map {http.request.orig_uri.path} {absent_status} {
  default 404
${gone.map(({ path }) => `  ${path} 410`).join('\n')}
}
map {query} {question} {
  "" ""
  default "?{query}"
}

route {
  @sent not method GET HEAD
  ${node.replace(' ', ' @sent ')}

  # Pages
${kinds.map((kind, at) => pages(JSON.parse(kind), at)).join('\n')}

  # Files
${front.folders.map(folder).join('\n')}

  # Moved
${[301, 302].map((status) => moved(status, movedHeaders)).join('\n')}
  @untidy {
    path_regexp untidy ${UNTIDY}
    not path ${notPages.join(' ')}
  }
  handle @untidy {
    @tidy file {re.untidy.1}.html
    handle @tidy {
${headers(movedHeaders, 3)}
      redir {re.untidy.1}{question} 301
    }
    ${node}
  }

  # What Node makes. What is not known here Node knows, or says so.
  ${node}
}

# Node is down.
handle_errors {${hsts === null ? '' : `\n${headers([['Strict-Transport-Security', hsts]], 1)}`}
  @absent {
    expression {err.status_code} in [502, 504]
    not path /api/* /healthz
  }
  handle @absent {
    request_header -Range
${thanks ? `    @thanks path ${thanks.path}\n${file('handle @thanks', publicDir, thanks)}\n` : ''}${absent('slug')}
${absent('unmatched')}
  }
}
`;

  function absent(kind: NotFoundKind): string {
    const pattern = slugsPattern(front);
    if (kind === 'unmatched') return file('handle', releaseDir, front.notFound.unmatched, '{absent_status}');
    if (pattern === null) return '';
    return `    @slug path_regexp ${pattern}\n${file('handle @slug', releaseDir, front.notFound.slug, '{absent_status}')}`;
  }
}

function pages(own: readonly Header[], at: number): string {
  return `  @pages${at} vars {page_kind} ${at}
  handle @pages${at} {
${headers([...own, [POLICY, '{page_policy}'], HTML])}
${WHOLE}
    rewrite * {page}
${served('br zstd gzip')}
  }`;
}

function folder(group: FrontFolder): string {
  const name = `@files_${group.folder.replace(/\W/g, '')}_${group.extension}`;
  return `  ${name} {
    path_regexp ${folderPattern(group)}
    file
  }
  handle ${name} {
${headers([...group.headers, ['Content-Type', group.type]])}
${group.hasPrecompressed ? `${WHOLE}\n${served('br zstd gzip')}` : served()}
  }`;
}

function moved(status: number, own: readonly Header[]): string {
  return `  @moved${status} vars {moved_status} ${status}
  handle @moved${status} {
${headers(own)}
    redir {moved}{question} ${status}
  }`;
}

function file(handle: string, root: string, page: FrontPage, status = '200'): string {
  return `    ${handle} {
      root * ${quoted(root)}
${headers([...page.headers, HTML], 3)}
      rewrite * /${page.file}
      file_server {
        status ${status}
      }
    }`;
}

const HTML: Header = ['Content-Type', 'text/html; charset=utf-8'];

/** Disables range requests, as Node does: a part of a compressed file cannot be decompressed. */
const WHOLE = `    request_header -Range
    header {
      -Accept-Ranges
      Vary Accept-Encoding
      defer
    }`;

function served(precompressed?: string): string {
  return `    file_server {
      disable_canonical_uris${precompressed ? `\n      precompressed ${precompressed}` : ''}
    }`;
}

function kindsOf(all: readonly FrontPage[]): string[] {
  return [...new Set(all.map(kindOf))];
}

function kindOf(page: FrontPage): string {
  return JSON.stringify(page.headers.filter(([name]) => name !== POLICY));
}

function policyOf(page: FrontPage): string {
  return page.headers.find(([name]) => name === POLICY)?.[1] ?? '';
}

function headers(own: readonly Header[], depth = 2): string {
  return own.map(([name, value]) => `${'  '.repeat(depth)}header ${name} ${quoted(value)}`).join('\n');
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
