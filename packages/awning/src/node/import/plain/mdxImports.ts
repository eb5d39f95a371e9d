import { posix } from 'node:path'
import type { NodeOf } from '../../../markdown/parser.ts'
import type { ImportJob } from '../importer.ts'
import { placeIn, type SourceText } from '../texts/sourceText.ts'

const endings = ['', '.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx', '/index.ts']
const IMPORT = /^[ \t]*(?:import|export)\b(?:[^'";]*?\bfrom)?\s*(['"])([^'"\n]+)\1/gm

/** Copies the files that MDX imports, with those that they import, to the same place beside it. What is not there is reported. */
export function copyImports(
  node: NodeOf<'mdxjsEsm'>,
  { text, newFile }: { text: SourceText; newFile: string },
  { source, target }: ImportJob,
): void {
  const copied = new Set<string>()
  const copy = (code: string, from: string, report: (name: string) => void): void => {
    for (const [, , name = ''] of code.matchAll(IMPORT)) {
      // React is part of the engine, and texts are written into those that import them.
      if (name === 'react' || isTextImport(name, from, { source })) continue
      const path = /^\.{1,2}\//.test(name) ? posix.join(posix.dirname(from), name) : undefined
      const file = path && source.firstFile(endings.map((end) => path + end))
      const original = file && source.pathOf(file)
      const place =
        file && posix.join(posix.dirname(newFile), posix.relative(posix.dirname(text.file), file))
      if (!file || !original || !place?.startsWith('content/')) report(name)
      else if (!copied.has(file)) {
        copied.add(file)
        target.add(place, { copyOf: original })
        // What a module lacks is reported where a text imports it.
        if (/\.[jt]sx?$/.test(file)) copy(source.readText(file) ?? '', file, () => report(name))
      }
    }
  }
  copy(node.value, text.file, (name) =>
    text.report.untranslated({
      ...placeIn(text, node.position?.start.line ?? 1),
      what: `The import of \`${name}\``,
      todo: /^\.{1,2}\//.test(name)
        ? 'The build fails, because the file, or something that it imports, is not in the new site. Copy it there, or remove the import and what uses it.'
        : 'The build fails until the new site has it. Install it if it is a package; write components of another engine again, or remove the import and what uses it.',
    }),
  )
}

/** Whether an import names a text of the folder that is imported. */
export function isTextImport(
  name: string,
  from: string,
  { source }: Pick<ImportJob, 'source'>,
): boolean {
  return /^\.{1,2}\/.*\.mdx?$/.test(name) && source.isFile(posix.join(posix.dirname(from), name))
}
