import { basename, extname } from 'node:path'
import { isPlainLanguage, languageId } from '../highlight/languages.ts'
import { nearest } from '../text/nearest.ts'
import { codeRegion, regionNames } from './codeRegion.ts'
import type { MarkdownNode, NodeOf, Root } from './parser.ts'
import { isRejectedFile } from './rejectedFile.ts'
import { positionOf, type Resolver, type TextDiagnostic } from './writeContext.ts'

type Code = NodeOf<'code'>

/** The parts of `<<< ./file.ts#region {2,4-6} title="x"`. */
interface CodeImport {
  readonly path: string
  readonly region: string | undefined
  readonly lang: string
  readonly meta: string
}

/** Fills code blocks that import a file. What cannot be imported is reported. */
export function withImportedCode(
  root: Root,
  resolve: Pick<Resolver, 'codeFile'>,
  diagnostics: TextDiagnostic[],
): Root {
  const visit = (node: MarkdownNode): MarkdownNode => {
    const written = node.type === 'code' ? importLineOf(node) : undefined
    if (node.type === 'code' && written !== undefined) {
      const { path, region, lang, meta } = readImport(written)
      const value = importedCode({ path, region }, resolve, (message, hint) =>
        diagnostics.push({ severity: 'error', ...positionOf(node), message, hint }),
      )
      return { ...node, lang, meta, value }
    }
    return 'children' in node
      ? ({ ...node, children: node.children.map(visit) } as MarkdownNode)
      : node
  }
  return visit(root) as Root
}

/** The line that imports a code block; undefined for a block that is written in the text. */
export function importLineOf({ data }: Code): string | undefined {
  return data && 'codeImport' in data && typeof data.codeImport === 'string'
    ? data.codeImport
    : undefined
}

/** The name of the file that a code block imports. */
export function importedFileName(node: Code): string | undefined {
  const written = importLineOf(node)
  return written === undefined ? undefined : basename(readImport(written).path)
}

export function readImport(written: string): CodeImport {
  const [, target = '', rest = ''] = /^<<<[ \t]*([^\s{]+)(.*)$/.exec(written) ?? []
  const [path = '', region] = target.split('#')
  // VitePress writes another language behind the lines: `{2 vue}`.
  const [braces = '', lines = '', lang] =
    /^\s*\{([\d,\s-]*?)\s*([A-Za-z][^\s{}]*)?\}/.exec(rest) ?? []
  const marked = lines === '' ? '' : `{${lines}}`
  return {
    path,
    region: region || undefined,
    lang: lang ?? languageOf(path),
    meta: [marked, rest.slice(braces.length).trim()].filter((part) => part !== '').join(' '),
  }
}

/** `ts` for `a.ts`; a file such as `Dockerfile` is named like its language. */
function languageOf(path: string): string {
  const extension = extname(path).slice(1)
  const name = (extension === '' ? basename(path) : extension).toLowerCase()
  return languageId(name) !== undefined || isPlainLanguage(name) ? name : 'text'
}

function importedCode(
  { path, region }: Pick<CodeImport, 'path' | 'region'>,
  resolve: Pick<Resolver, 'codeFile'>,
  report: (message: string, hint: string) => void,
): string {
  const file = resolve.codeFile(path)
  if (file === undefined)
    report(
      `the file ${path} does not exist`,
      'Write its path from this file (./a.ts), or from the folder of the site (@site/examples/a.ts).',
    )
  else if (isRejectedFile(file)) report(`the file ${path} ${file.reason}`, file.hint)
  else {
    const code = file.replace(/\r\n?/g, '\n').replace(/\n+$/, '')
    const part = region === undefined ? code : codeRegion(code, region)
    if (part !== undefined) return part
    const names = regionNames(code)
    const guess = nearest(region ?? '', names)
    report(
      `the file ${path} has no region "${region}"`,
      guess
        ? `Did you mean "${guess}"?`
        : `Write // #region ${region} and // #endregion ${region} around it.`,
    )
  }
  return ''
}
