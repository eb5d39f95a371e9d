import { posix } from 'node:path'
import { frontMatterEnd } from '../../../text/markdownVerbatim.ts'
import type { ImportJob } from '../importer.ts'
import type { SourcePlace } from '../importReport.ts'

const INCLUDE = /<!--[ \t]*@include:[ \t]*([^\s{#]+)(?:#([\w-]+))?(?:\{(\d*),?(\d*)\})?[ \t]*-->/g

/** Writes included texts where they are named. VitePress does so before it reads Markdown, also in code. */
export function withIncludedTexts(
  body: string,
  file: string,
  root: string,
  { source, report }: ImportJob,
  above: readonly string[] = [],
): string {
  return body.replace(
    INCLUDE,
    (
      written: string,
      name: string,
      region: string | undefined,
      first: string | undefined,
      last: string | undefined,
      offset: number,
    ) => {
      const path = name.startsWith('@')
        ? posix.join(root, name.replace(/^@\/?/, ''))
        : posix.join(posix.dirname(file), name)
      const included = above.includes(path) ? undefined : source.readText(path)
      const place: SourcePlace = { file, line: body.slice(0, offset).split('\n').length }
      if (included === undefined) {
        report.untranslated({
          ...place,
          what: 'An included text that does not exist',
          todo: `Nothing was included. Write the text of ${name} there.`,
        })
        return written
      }
      report.translated('Included text', place)
      const text = included.slice(frontMatterEnd(included)).trim()
      const isRange = first !== undefined
      // Without a region, lines are counted from the beginning of the file.
      const part =
        region === undefined ? (isRange ? included.trimEnd() : text) : regionOf(text, region)
      const lines = part
        .split('\n')
        .slice(first ? Number(first) - 1 : 0, last ? Number(last) : undefined)
      return withIncludedTexts(lines.join('\n'), path, root, { source, report } as ImportJob, [
        ...above,
        path,
      ])
    },
  )
}

function regionOf(text: string, name: string): string {
  const found = new RegExp(
    `<!--\\s*#region ${name}\\s*-->\\n?([\\s\\S]*?)<!--\\s*#endregion(?: ${name})?\\s*-->`,
  ).exec(text)?.[1]
  return (found ?? text).trim()
}
