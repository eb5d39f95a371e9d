import { languageId } from './languages.ts'

interface CommentStyle {
  open: string
  close: string
}

const slashes = { open: '//', close: '' }
const hash = { open: '#', close: '' }
const dashes = { open: '--', close: '' }
const block = { open: '/*', close: '*/' }
const markup = { open: '<!--', close: '-->' }
const jsx = { open: '{/*', close: '*/}' }

const script = [slashes, block]
const page = [markup, ...script]
const every = [slashes, hash, dashes, block, markup, jsx]

const byLanguage: Record<string, CommentStyle[]> = {
  javascript: [...script, jsx],
  typescript: script,
  jsx: [...script, jsx],
  tsx: [...script, jsx],
  json: script,
  jsonc: script,
  json5: script,
  css: [block],
  scss: script,
  less: script,
  stylus: script,
  postcss: script,
  html: page,
  vue: page,
  svelte: page,
  astro: [...page, jsx],
  xml: [markup],
  // Text has HTML comments, front matter has YAML comments.
  markdown: [markup, hash],
  mdx: [jsx, markup, hash],
  shellscript: [hash],
  shellsession: [hash],
  powershell: [hash],
  fish: [hash],
  python: [hash],
  ruby: [hash],
  yaml: [hash],
  toml: [hash],
  docker: [hash],
  make: [hash],
  nginx: [hash],
  dotenv: [hash],
  graphql: [hash],
  php: [hash, ...script],
  sql: [dashes, block],
  lua: [dashes],
  haskell: [dashes],
  elm: [dashes],
  c: script,
  cpp: script,
  csharp: script,
  go: script,
  java: script,
  kotlin: script,
  rust: script,
  swift: script,
  dart: script,
  // In a diff, `-- x` is a removed line with the text `- x`.
  diff: every.filter((style) => style !== dashes),
}

/** The comment styles of a language; all styles for a language that is not listed. */
export function commentStyles(lang: string): CommentStyle[] {
  return byLanguage[languageId(lang) ?? ''] ?? every
}
