import { longestRun, withoutTemplates } from '../content/escapeMarkdown.ts'

/** Languages that all highlighters know, by the names that authors use. Code of others is shown without colours. */
const languages: Readonly<Record<string, string>> = {
  astro: 'html',
  bash: 'bash',
  css: 'css',
  diff: 'diff',
  html: 'html',
  javascript: 'js',
  js: 'js',
  json: 'json',
  jsx: 'jsx',
  md: 'md',
  mdx: 'md',
  markdown: 'md',
  sh: 'bash',
  shell: 'bash',
  svelte: 'html',
  ts: 'ts',
  tsx: 'tsx',
  typescript: 'ts',
  vue: 'html',
  yaml: 'yaml',
  yml: 'yaml',
}

/** Comments that some generators read as instructions and others show. */
const instruction =
  /^.*(?:(?:\/\/|\/\*|#|<!--)\s*highlight-(?:next-line|start|end)|\[!code ).*\n?/gm

export function codeBlock(value: string, lang: string): string {
  const code = withoutTemplates(value).replace(instruction, '').replace(/\s+$/, '')
  const marks = '`'.repeat(Math.max(3, longestRun(code) + 1))
  return `${marks}${languages[lang.toLowerCase()] ?? ''}\n${code}\n${marks}`
}
