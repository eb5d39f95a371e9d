import type { SourceDialect } from './sourceDialects.ts'

/** Comments that mark lines, which readers do not see. */
const markLine =
  /^[ \t]*(?:\/\/|#|\/\*|<!--|\{\/\*)[ \t]*(?:highlight|diff|focus|error|this-will-error|a11y)-[\w-]+[ \t]*(?:\*\/\}?|-->)?[ \t]*\n?/gm
const markAtEnd =
  /[ \t]*(?:\/\/|#|\/\*|<!--|;|--|%)[ \t]*\[!code[^\]]*\][ \t]*(?:\*\/|-->)?[ \t]*$/gm

/** A block of code as readers see it. */
export function shownCode(code: string, meta: string, dialect: SourceDialect): string {
  const shown = dialect.code(code)
  const plain = /\btwoslash\b/.test(meta) ? withoutTwoslash(shown) : shown
  return plain.replace(markLine, '').replace(markAtEnd, '')
}

function withoutTwoslash(code: string): string {
  const cut = code.split(/^[ \t]*\/\/ ---cut(?:-before)?---[ \t]*\n/m).at(-1) ?? code
  return cut
    .replace(/^[ \t]*\/\/ ---cut-after---[\s\S]*/m, '')
    .replace(/^[ \t]*\/\/ ---cut-start---[\s\S]*?\/\/ ---cut-end---[ \t]*\n?/gm, '')
    .replace(/^[ \t]*\/\/[ \t]*@(?!filename)\w+(?:[ \t]*:.*)?\n/gm, '')
    .replace(/^[ \t]*\/\/[ \t]*\^[?|].*\n?/gm, '')
}
