import type { HLJSApi, LanguageFn } from 'highlight.js'

/** In characters: the longest block that is highlighted, and the limit for all of them together. */
const maxBlockLength = 100_000
const maxColored = 400_000

/**
 * Loads the highlighter with the languages of some blocks, by any of their names: a function that writes the HTML of a
 * block, or nothing for an unknown language. Null if none is known.
 */
export async function openHighlighter(
  names: Iterable<string>,
): Promise<((code: string, language: string) => string) | null> {
  const ids = withInner(names)
  if (ids.size === 0) return null
  const { default: core } = await import('highlight.js/lib/core')
  const highlighter = core.newInstance()
  await Promise.all([...ids].map((id) => register(highlighter, id)))
  let colored = 0
  return (code, language) => {
    if (code.length > maxBlockLength || colored > maxColored || !highlighter.getLanguage(language)) return ''
    colored += code.length
    return highlighter.highlight(code, { language, ignoreIllegals: true }).value
  }
}

/** The languages of these names, with those that they have within them. */
function withInner(names: Iterable<string>): Set<string> {
  const ids = new Set([...names].flatMap((name) => byName.get(name.toLowerCase()) ?? []))
  // Iterating over a set includes items added meanwhile.
  for (const id of ids) for (const inner of languages[id]?.within?.split(' ') ?? []) ids.add(inner)
  return ids
}

async function register(highlighter: HLJSApi, id: string): Promise<void> {
  const language = languages[id]
  if (!language) return
  highlighter.registerLanguage(id, (await language.load()).default)
  highlighter.registerAliases(namesIn(language.alike), { languageName: id })
}

const namesIn = (text = ''): string[] => (text === '' ? [] : text.split(' '))

interface Language {
  /** Other names, separated by spaces, as the package has them. */
  aliases?: string
  /** Names of what the package lacks, and which is written much like it. */
  alike?: string
  /** The languages that it has within it, such as CSS in HTML, separated by spaces. */
  within?: string
  load: () => Promise<{ default: LanguageFn }>
}

/** The 36 languages that the package calls common, and others that READMEs and notes often have. */
export const languages: Record<string, Language> = {
  apache: { aliases: 'apacheconf', load: () => import('highlight.js/lib/languages/apache') },
  awk: { load: () => import('highlight.js/lib/languages/awk') },
  bash: { aliases: 'sh zsh', load: () => import('highlight.js/lib/languages/bash') },
  c: { aliases: 'h', load: () => import('highlight.js/lib/languages/c') },
  clojure: { aliases: 'clj edn', load: () => import('highlight.js/lib/languages/clojure') },
  cmake: { aliases: 'cmake.in', load: () => import('highlight.js/lib/languages/cmake') },
  cpp: { aliases: 'cc c++ h++ hpp hh hxx cxx', load: () => import('highlight.js/lib/languages/cpp') },
  csharp: { aliases: 'cs c#', load: () => import('highlight.js/lib/languages/csharp') },
  css: { load: () => import('highlight.js/lib/languages/css') },
  dart: { within: 'markdown', load: () => import('highlight.js/lib/languages/dart') },
  delphi: { aliases: 'dpr dfm pas pascal', load: () => import('highlight.js/lib/languages/delphi') },
  diff: { aliases: 'patch', load: () => import('highlight.js/lib/languages/diff') },
  django: { aliases: 'jinja', within: 'xml', load: () => import('highlight.js/lib/languages/django') },
  dockerfile: { aliases: 'docker', within: 'bash', load: () => import('highlight.js/lib/languages/dockerfile') },
  dos: { aliases: 'bat batch cmd', load: () => import('highlight.js/lib/languages/dos') },
  elixir: { aliases: 'ex exs', load: () => import('highlight.js/lib/languages/elixir') },
  erlang: { aliases: 'erl', load: () => import('highlight.js/lib/languages/erlang') },
  fsharp: { aliases: 'fs f#', load: () => import('highlight.js/lib/languages/fsharp') },
  go: { aliases: 'golang', load: () => import('highlight.js/lib/languages/go') },
  graphql: { aliases: 'gql', load: () => import('highlight.js/lib/languages/graphql') },
  groovy: { load: () => import('highlight.js/lib/languages/groovy') },
  handlebars: {
    aliases: 'hbs html.hbs html.handlebars htmlbars',
    within: 'xml',
    load: () => import('highlight.js/lib/languages/handlebars'),
  },
  haskell: { aliases: 'hs', load: () => import('highlight.js/lib/languages/haskell') },
  http: { aliases: 'https', load: () => import('highlight.js/lib/languages/http') },
  ini: { aliases: 'toml', load: () => import('highlight.js/lib/languages/ini') },
  java: { aliases: 'jsp', load: () => import('highlight.js/lib/languages/java') },
  javascript: {
    aliases: 'js jsx mjs cjs',
    within: 'xml css graphql',
    load: () => import('highlight.js/lib/languages/javascript'),
  },
  json: { aliases: 'jsonc json5', alike: 'jsonl ndjson', load: () => import('highlight.js/lib/languages/json') },
  julia: { load: () => import('highlight.js/lib/languages/julia') },
  kotlin: { aliases: 'kt kts ktm ktx', load: () => import('highlight.js/lib/languages/kotlin') },
  latex: { aliases: 'tex', load: () => import('highlight.js/lib/languages/latex') },
  less: { load: () => import('highlight.js/lib/languages/less') },
  lisp: { load: () => import('highlight.js/lib/languages/lisp') },
  lua: { aliases: 'pluto', load: () => import('highlight.js/lib/languages/lua') },
  makefile: { aliases: 'mk mak make', load: () => import('highlight.js/lib/languages/makefile') },
  markdown: { aliases: 'md mkdown mkd', within: 'xml', load: () => import('highlight.js/lib/languages/markdown') },
  matlab: { load: () => import('highlight.js/lib/languages/matlab') },
  nginx: { aliases: 'nginxconf', load: () => import('highlight.js/lib/languages/nginx') },
  nix: { aliases: 'nixos', within: 'markdown', load: () => import('highlight.js/lib/languages/nix') },
  objectivec: {
    aliases: 'mm objc obj-c obj-c++ objective-c++',
    load: () => import('highlight.js/lib/languages/objectivec'),
  },
  ocaml: { aliases: 'ml', load: () => import('highlight.js/lib/languages/ocaml') },
  perl: { aliases: 'pl pm', load: () => import('highlight.js/lib/languages/perl') },
  php: { load: () => import('highlight.js/lib/languages/php') },
  'php-template': { within: 'xml php', load: () => import('highlight.js/lib/languages/php-template') },
  plaintext: { aliases: 'text txt', load: () => import('highlight.js/lib/languages/plaintext') },
  powershell: { aliases: 'pwsh ps ps1', load: () => import('highlight.js/lib/languages/powershell') },
  properties: { alike: 'env dotenv', load: () => import('highlight.js/lib/languages/properties') },
  protobuf: { aliases: 'proto', load: () => import('highlight.js/lib/languages/protobuf') },
  python: { aliases: 'py gyp ipython', load: () => import('highlight.js/lib/languages/python') },
  'python-repl': { aliases: 'pycon', within: 'python', load: () => import('highlight.js/lib/languages/python-repl') },
  r: { load: () => import('highlight.js/lib/languages/r') },
  ruby: { aliases: 'rb gemspec podspec thor irb', load: () => import('highlight.js/lib/languages/ruby') },
  rust: { aliases: 'rs', load: () => import('highlight.js/lib/languages/rust') },
  scala: { load: () => import('highlight.js/lib/languages/scala') },
  scss: { load: () => import('highlight.js/lib/languages/scss') },
  shell: { aliases: 'console shellsession', within: 'bash', load: () => import('highlight.js/lib/languages/shell') },
  sql: {
    alike: 'mysql mariadb postgresql postgres pgsql sqlite plsql tsql',
    load: () => import('highlight.js/lib/languages/sql'),
  },
  swift: { load: () => import('highlight.js/lib/languages/swift') },
  twig: { aliases: 'craftcms', within: 'xml', load: () => import('highlight.js/lib/languages/twig') },
  typescript: {
    aliases: 'ts tsx mts cts',
    within: 'xml css graphql',
    load: () => import('highlight.js/lib/languages/typescript'),
  },
  vbnet: { aliases: 'vb', load: () => import('highlight.js/lib/languages/vbnet') },
  verilog: { aliases: 'v sv svh', load: () => import('highlight.js/lib/languages/verilog') },
  vim: { load: () => import('highlight.js/lib/languages/vim') },
  wasm: { load: () => import('highlight.js/lib/languages/wasm') },
  xml: {
    aliases: 'html xhtml rss atom xjb xsd xsl plist wsf svg',
    alike: 'vue svelte astro',
    within: 'css javascript',
    load: () => import('highlight.js/lib/languages/xml'),
  },
  yaml: { aliases: 'yml', within: 'ruby', load: () => import('highlight.js/lib/languages/yaml') },
}

/** The names of languages in lower case, as the package compares them. */
const byName = new Map(
  Object.entries(languages).flatMap(([id, { aliases, alike }]) =>
    [id, ...namesIn(aliases), ...namesIn(alike)].map((name) => [name.toLowerCase(), id] as const),
  ),
)
