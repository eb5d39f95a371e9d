import type { MarkdownFormat } from '../../../text/markdownVerbatim.ts'
import { isHandlerName } from '../../../markdown/rawHtml.ts'
import { placeIn, type SourceText } from './sourceText.ts'
import { attributesIn, writtenTag, type WrittenTag } from './htmlTag.ts'
import { mapTags } from './mapTags.ts'
import { removeCodeElements } from './removeCodeElements.ts'

export interface HtmlRules {
  /** Other text in place of a tag; undefined for the usual rules. */
  readonly replace?: (tag: WrittenTag, line: number) => string | undefined
}

/**
 * Changes HTML in a text so that it says the same under this engine's content security policy: no scripts, styles and
 * handlers, and plain elements in place of components, which keep their text. The number of lines stays the same.
 */
export function cleanHtml(
  body: string,
  format: MarkdownFormat,
  text: SourceText,
  { replace = () => undefined }: HtmlRules = {},
): string {
  /** Elements in place of components that are open, so that each is closed by its own name. */
  const open: string[] = []
  return mapTags(removeCodeElements(body, text), format, ({ written, line, before }) => {
    const tag = writtenTag(written)
    const isBlock = /^[ \t>]*(?:<[^<>]*>[ \t]*)*$/.test(before)
    const replaced = replace(tag, line) ?? usual(tag, line, isBlock ? 'div' : 'span', open, text)
    // Lines below keep their numbers, so that the report is right about them.
    return replaced + '\n'.repeat(Math.max(0, linesIn(written) - linesIn(replaced)))
  })
}

function usual(
  tag: WrittenTag,
  line: number,
  element: 'div' | 'span',
  open: string[],
  text: SourceText,
): string {
  if (isComponent(tag.name)) return withoutComponent(tag, line, element, open, text)
  if (tag.kind === 'close') return tag.name === 'template' ? '</div>' : tag.written
  const name = tag.name === 'template' ? 'div' : tag.name
  const attributes = attributesIn(tag)
  const kept = attributes.filter((attribute) => isPlain(attribute.name))
  for (const { name: dropped } of attributes.filter((one) => !isPlain(one.name)))
    text.report.untranslated({ ...placeIn(text, line), ...explained(dropped) })
  if (name === 'iframe' && !kept.some((attribute) => attribute.name === 'title')) {
    const src = kept.find((attribute) => attribute.name === 'src')?.value ?? ''
    kept.push({ name: 'title', value: URL.canParse(src) ? new URL(src).host : 'Frame' })
  } else if (name === tag.name && kept.length === attributes.length) return tag.written
  return `<${[name, ...kept.map(attributeText)].join(' ')}${tag.kind === 'empty' ? ' /' : ''}>`
}

/** Components have names in upper case, or with a hyphen. */
function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name) || name.includes('-')
}

/** What is between the tags of a component is shown; elements in place of its tags keep it together. */
function withoutComponent(
  { name, kind }: WrittenTag,
  line: number,
  element: 'div' | 'span',
  open: string[],
  text: SourceText,
): string {
  if (kind === 'close') return `</${open.pop() ?? element}>`
  text.report.untranslated({
    ...placeIn(text, line),
    what: `\`<${name}>\`, a component`,
    todo: 'What it shows was left out, except for the text between its tags. Write it as Markdown, or name the file .mdx and use a React component.',
  })
  if (kind === 'empty') return `<!-- ${name} -->`
  open.push(element)
  return `<${element}>`
}

/** Attributes of Vue are `:href`, `@click`, `#slot` and `v-if`. */
function isPlain(name: string): boolean {
  return /^[a-z][\w-]*$/i.test(name) && !/^(?:v-|style$)/i.test(name) && !isHandlerName(name)
}

function explained(name: string): { what: string; todo: string } {
  if (/^style$/i.test(name))
    return {
      what: 'A `style` attribute',
      todo: 'It was removed, because the content security policy forbids inline styles. Use a class and `theme.css` in the settings.',
    }
  return {
    what: `The attribute \`${name}\``,
    todo: 'It was removed: it runs code, and texts in Markdown have none. Write plain HTML, or name the file .mdx and use a React component.',
  }
}

function attributeText({ name, value }: { name: string; value: string | undefined }): string {
  if (value === undefined) return name
  return value.includes('"') ? `${name}='${value}'` : `${name}="${value}"`
}

function linesIn(text: string): number {
  return text.split('\n').length - 1
}
