import { posix } from 'node:path'
import { decodedAddress } from '../../../text/decodedAddress.ts'
import { definitionsIn } from '../../../markdown/definitions.ts'
import { parseMarkdown, parseMdx, type MarkdownNode } from '../../../markdown/parser.ts'
import { rawTags } from '../../../markdown/rawTags.ts'
import type { MarkdownFormat } from '../../../text/markdownVerbatim.ts'
import type { ImportJob } from '../importer.ts'
import { editText, TextOffsets, type TextEdit } from '../markdown/editText.ts'
import { placeIn, type SourceText } from './sourceText.ts'

export interface CopiedText {
  readonly text: SourceText
  readonly body: string
  readonly format: MarkdownFormat
  /** Where the text will be: `content/en/docs/guide/a.md`. */
  readonly newFile: string
  /** Paths in the source that a name may mean, besides the one beside the text. */
  readonly also?: (name: string) => readonly string[]
}

/**
 * Copies the files that a text shows or links to, to the same place beside it, and returns the text. A file that would be
 * outside of the content there is put into the site's folder, and named with `@site/`. A picture that does not exist is
 * replaced by its alternative text.
 */
export function copyFiles(copied: CopiedText, { source, target }: ImportJob): string {
  const { text, body, format, newFile, also = () => [] } = copied
  const root = format === 'mdx' ? parseMdx(body) : parseMarkdown(body)
  const offsets = new TextOffsets(body)
  const edits: TextEdit[] = []

  /** The new name of a file; the same one where that works. Undefined if there is no such file. */
  const copy = (written: string): string | undefined => {
    const name = decodedAddress(written.replace(/[?#].*$/, ''))
    const beside = posix.join(posix.dirname(text.file), name)
    const found = [...also(name), beside].find((path) => !isOutside(path) && source.isFile(path))
    const file = found === undefined ? undefined : source.pathOf(found)
    if (found === undefined || file === undefined || /\.mdx?$/i.test(found)) return undefined
    const place = posix.join(posix.dirname(newFile), name)
    const isBeside = found === beside && place.startsWith('content/') && !isHidden(name)
    const newPlace = isBeside ? place : `files/${found.replaceAll(/(?:^|\/)\.+/g, '/')}`
    target.add(newPlace, { copyOf: file })
    return isBeside ? written : `@site/${newPlace}`
  }

  const rename = (node: MarkdownNode, written: string, name: string) => {
    const { start, end } = offsets.range(node)
    const at = body.lastIndexOf(written, end)
    if (at >= start) edits.push({ start: at, end: at + written.length, text: name })
  }

  const { links } = definitionsIn(root.children)
  const visit = (node: MarkdownNode): void => {
    if (node.type === 'image' || node.type === 'imageReference') {
      const definition = node.type === 'image' ? undefined : links.get(node.identifier)
      const url = node.type === 'image' ? node.url : (definition?.url ?? '')
      if (!isFileName(url)) {
        if (
          url.startsWith('/') &&
          !target.has(`public${decodedAddress(url.replace(/[?#].*$/, ''))}`)
        )
          missing(node, url)
        return
      }
      const name = copy(url)
      if (name === undefined) missing(node, url)
      else if (name !== url) rename(definition ?? node, url, name)
      return
    }
    if (node.type === 'link' && isFileName(node.url)) copy(node.url)
    if (node.type === 'code' && node.data && 'codeImport' in node.data) {
      const written = /^<<<\s*(\S+?)(?:#[\w-]+)?(?=[\s{[]|$)/.exec(
        String(node.data.codeImport),
      )?.[1]
      const name = written === undefined ? undefined : copy(written)
      if (written !== undefined && name !== undefined && name !== written) {
        const { start } = offsets.range(node)
        const at = body.indexOf(written, start)
        edits.push({ start: at, end: at + written.length, text: name })
      }
    }
    if ('children' in node) for (const child of node.children) visit(child)
  }
  const missing = (node: Extract<MarkdownNode, { alt?: unknown }>, url: string) => {
    text.report.untranslated({
      ...placeIn(text, node.position?.start.line ?? 1),
      what: 'A picture that does not exist',
      todo: 'There is no file of the name that follows, so the alternative text is shown. Add the file and the picture.',
      detail: `\`${url}\``,
    })
    const alt = typeof node.alt === 'string' ? node.alt : ''
    edits.push({ ...offsets.range(node), text: alt })
  }
  visit(root)
  for (const { attribute } of rawTags(root.children))
    for (const name of ['src', 'poster']) {
      const written = attribute(name)
      if (written !== undefined && isFileName(written)) copy(written)
    }
  return editText(body, edits)
}

/** A relative name, not an address. */
function isFileName(name: string): boolean {
  return name !== '' && !/^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(name)
}

function isOutside(path: string): boolean {
  return path.startsWith('../') || path === '..'
}

function isHidden(name: string): boolean {
  return /(?:^|\/)[._](?!\.?(?:\/|$))/.test(name)
}
