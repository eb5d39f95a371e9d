import type { Diagnostic } from './diagnostic.ts'

/**
 * Lines of the kind that front matter consists of, between two equal fences at the start of a file. No line can be read in two
 * ways, because with thirty such lines there would be a billion ways to try.
 */
const block =
  /(?<![^])([\s\u200B-\u200F\u2060\uFEFF]*)(-{3,}|\+{3}|;{3})[ \t]*\n((?:[ \t]*(?:[-#].*|\w[\w-]*[ \t]*[:=].*)?\n)+?)[ \t]*\2[ \t]*$/m

/**
 * Front matter that would be shown as text, because it does not begin the file or is in another format.
 * A text may begin with a line and a heading that look the same, so a field has to be in it.
 */
export function misplacedFrontMatter(
  source: string,
  fields: readonly string[],
): Pick<Diagnostic, 'line' | 'column' | 'message' | 'hint'> | undefined {
  const found = block.exec(source)
  if (!found) return undefined
  const [, before = '', fence = '', lines = ''] = found
  const names = Array.from(lines.matchAll(/^[ \t]*([\w-]+)[ \t]*[:=]/gm), ([, name = '']) => name)
  if (!names.some((name) => fields.includes(name))) return undefined
  return {
    line: before.split('\n').length,
    column: 1,
    message:
      fence === '---'
        ? 'the front matter does not begin the file, so it would be part of the text'
        : `front matter between ${fence} is not supported, so it would be part of the text`,
    hint:
      fence === '---'
        ? 'Remove everything before its first line, spaces and invisible characters too.'
        : 'Write YAML between two lines of three hyphens: title: Hello.',
  }
}
