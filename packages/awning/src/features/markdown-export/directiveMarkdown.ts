import { boxNamed } from '../../markdown/boxNames.ts'
import { labelOf, titleOnLine } from '../../markdown/directives.ts'
import { textOf } from '../../markdown/headings.ts'
import type { NodeOf } from '../../markdown/parser.ts'
import { spoilerName, spoilerTitle } from '../../markdown/spoiler.ts'
import { videoName } from '../../markdown/video.ts'
import { hostedVideo } from '../../markdown/videoHosts.ts'
import { escapeText } from '../../text/escapeHtml.ts'
import { format } from '../../i18n/format.ts'
import { blockBetween, quoted } from './block.ts'
import { positionsOf } from './edits.ts'
import { escapeMarkdown } from './escapeMarkdown.ts'
import { destination } from './markdownLink.ts'
import { absolute, type TextWriter } from './textWriter.ts'

type Container = NodeOf<'containerDirective'>

/**
 * An admonition becomes a quote with its title, a spoiler a closed `<details>`, a tab or details its content under its
 * label in bold, a lab its texts, a video a link.
 */
export function editDirective(node: Container | NodeOf<'leafDirective'>, writer: TextWriter): void {
  const { start, end } = positionsOf(node)
  const text = node.type === 'leafDirective' ? leaf(node, writer) : container(node, writer)
  writer.edits.replace(start, end, blockBetween(text, start, end, writer.edits))
}

function leaf(node: NodeOf<'leafDirective'>, writer: TextWriter): string {
  return node.name === videoName ? videoMarkdown(node, writer) : labMarkdown(node, writer)
}

function container(node: Container, writer: TextWriter): string {
  const content = writer.write(innerSource(node, writer))
  const box = boxNamed(node.name)
  if (box) return quoted(titled(titleOf(node, writer) ?? box.title(writer.t), content))
  if (node.name === 'details')
    return titled(titleOf(node, writer) ?? writer.t.boxes.details, content)
  if (node.name === spoilerName) {
    const summary = escapeText(spoilerTitle(titleOf(node, writer), writer.t))
    return `<details>\n<summary>${summary}</summary>\n\n${content}\n\n</details>`
  }
  return node.name === 'tab' ? titled(titleOf(node, writer) ?? '', content) : content
}

export function titled(title: string, content: string): string {
  const bold = title === '' ? [] : [`**${title.replaceAll('**', '')}**`]
  return [...bold, ...(content === '' ? [] : [content])].join('\n\n')
}

/** `:::tip[title]` or `:::tip title`, as Markdown. */
function titleOf(node: Container, writer: TextWriter): string | undefined {
  const label = labelOf(node)
  if (!label) {
    const title = titleOnLine(node, writer.edits.lines)
    return title === undefined ? undefined : writer.write(title)
  }
  const { start, end } = positionsOf(label)
  return writer.write(writer.edits.slice(start, end).replace(/^\[|\]$/g, ''))
}

/** The lines between the opening and the closing one, without the indent or `>` of a surrounding list or quote. */
function innerSource(node: Container, { edits }: TextWriter): string {
  const { start, end } = positionsOf(node)
  const lines = edits.lines.slice(start.line, end.line).map((line) => line.slice(start.column - 1))
  if (/^\s*:{3,}\s*$/.test(lines.at(-1) ?? '')) lines.pop()
  return lines.join('\n')
}

function labMarkdown(node: NodeOf<'leafDirective'>, { labTexts, page, t }: TextWriter): string {
  const name = node.attributes?.['name'] ?? ''
  const texts = labTexts(name)
  if (!texts) return ''
  const address = new URL(page)
  address.searchParams.set('lab', name)
  const title = format(t.markdown.experiment, { title: escapeMarkdown(texts.title) })
  const paragraphs = [texts.caption, texts.text].map(escapeMarkdown)
  const link = `[${t.markdown.tryIt}]${destination(address.href)}`
  return quoted(titled(title, [...paragraphs, link].join('\n\n')))
}

function videoMarkdown(node: NodeOf<'leafDirective'>, writer: TextWriter): string {
  const { src, title } = node.attributes ?? {}
  const link = writer.resolve.link(src ?? '')
  const href = hostedVideo(src ?? '')?.page ?? ('href' in link ? link.href : '')
  const name = escapeMarkdown(textOf(node).trim() || title || '')
  return `[${name}]${destination(absolute(href, writer))}`
}
