import { voidElements } from '../../../text/html/voidElements.ts'
import { attributesOf, textAttribute } from '../mdx/attributes.ts'
import { elementsIn } from '../mdx/elementsIn.ts'
import type { JsxElement, NodeText } from '../mdx/renderMdx.ts'
import { placeIn, type SourceText } from '../texts/sourceText.ts'
import { markdownText } from '../texts/markdownText.ts'

/** Names that a text has given to values: `export const code = '…'`. */
export type KnownValues = ReadonlyMap<string, unknown>

/** Elements of HTML that keep their meaning, with these attributes. */
const htmlAttributes = new Set([
  'id',
  'class',
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'lang',
  'dir',
  'open',
  'controls',
  'poster',
  'colspan',
  'rowspan',
  'loading',
  'target',
  'rel',
  'start',
])

/** Blocks that contain words, and no other blocks. */
const textElements = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'dt', 'figcaption'])

/** The Markdown in place of an element. */
export function elementMarkdown(
  element: JsxElement,
  node: NodeText,
  known: KnownValues,
  text: SourceText,
): string {
  const name = element.name ?? ''
  const attributes = attributesOf(element, known)
  const attribute = (wanted: string) => textAttribute(attributes, wanted)
  const place = placeIn(text, element.position?.start.line ?? 1)
  const isInline = element.type === 'mdxJsxTextElement'
  const inner = () => node.inner(element)
  const title = () => markdownText(attribute('title') ?? '')
  const translated = (what: string) => text.report.translated(`\`<${name}>\` → ${what}`, place)
  switch (name) {
    case '':
    case 'Fragment':
      return inner()
    case 'Steps':
      translated('an ordered list')
      return inner()
    case 'FileTree':
      translated('a list')
      return inner()
    case 'CardGrid':
      translated('what is inside of it')
      return inner()
    case 'Card':
      translated('a title in bold, and its text')
      return `**${title()}**\n\n${inner()}`
    case 'LinkCard': {
      translated('a link in bold')
      const description = attribute('description')
      const link = `**[${title()}](${attribute('href') ?? ''})**`
      return description === undefined ? link : `${link}\\\n${markdownText(description)}`
    }
    case 'LinkButton':
      translated('a link')
      return `[${inner()}](${attribute('href') ?? ''})`
    case 'Badge':
      translated('small text')
      return `<small>${markdownText(attribute('text') ?? '')}</small>`
    case 'Icon':
      translated('nothing, for a picture that says nothing')
      return ''
    case 'Aside': {
      translated('a box')
      const label = attribute('title')
      const content = inner()
      const colons = colonsAround(content)
      return `${colons}${attribute('type') ?? 'note'}${label === undefined ? '' : `[${markdownText(label)}]`}\n${content}\n${colons}`
    }
    case 'Tabs':
      translated('tabs')
      return tabsMarkdown(element, node, attribute('syncKey'), known)
    case 'Code': {
      const code = attribute('code')
      if (code === undefined) break
      translated('a code block')
      const fence = '`'.repeat(
        Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)),
      )
      const blockTitle = attribute('title')
      const info = `${attribute('lang') ?? ''}${blockTitle === undefined ? '' : ` title="${blockTitle}"`}`
      return `${fence}${info}\n${code}\n${fence}`
    }
    default:
      break
  }
  if (/^[a-z]/.test(name)) return htmlMarkdown(element, node, isInline, known, text)
  text.report.untranslated({
    ...place,
    what: `\`<${name}>\`, a component`,
    todo: 'What it shows was left out, except for the text between its tags. Write it as Markdown, or name the file .mdx and use a React component.',
  })
  return inner()
}

function tabsMarkdown(
  element: JsxElement,
  node: NodeText,
  group: string | undefined,
  known: KnownValues,
): string {
  const labels = new Set<string>()
  const tabs = elementsIn(element)
    .filter(({ name }) => name === 'TabItem')
    .map((tab) => {
      const label = textAttribute(attributesOf(tab, known), 'label') ?? ''
      let value = label.replaceAll(/["{}]/g, '') || 'tab'
      while (labels.has(value)) value += ' '
      labels.add(value)
      return { label, value, content: node.inner(tab) }
    })
  const inside = colonsAround(...tabs.map(({ content }) => content))
  const sync = group === undefined ? '' : `{group="${group.replaceAll('"', '')}"}`
  return [
    `${inside}:tabs${sync}`,
    ...tabs.map(
      ({ label, value, content }) =>
        `${inside}tab[${markdownText(label)}]{value="${value}"}\n\n${content}\n\n${inside}`,
    ),
    `${inside}:`,
  ].join('\n')
}

/** More colons than any directive inside has. */
function colonsAround(...contents: readonly string[]): string {
  const runs = contents.flatMap((content) => [...content.matchAll(/^[ \t>]*(:{3,})/gm)])
  return ':'.repeat(Math.max(3, ...runs.map(([, run = '']) => run.length + 1)))
}

/** An element as HTML. What is inside of a block is Markdown, between blank lines. */
function htmlMarkdown(
  element: JsxElement,
  node: NodeText,
  isInline: boolean,
  known: KnownValues,
  text: SourceText,
): string {
  const name = element.name ?? ''
  const { values, unknown } = attributesOf(element, known)
  const written: string[] = []
  for (const [key, value] of values) {
    const own = key === 'className' ? 'class' : key
    if (htmlAttributes.has(own) || /^(?:aria|data)-/.test(own))
      written.push(value === true ? own : `${own}="${String(value).replaceAll('"', '&quot;')}"`)
    else unknownAttribute(key, element, text)
  }
  for (const key of unknown) unknownAttribute(key, element, text)
  const tag = [name, ...written].join(' ')
  if (voidElements.has(name)) return `<${tag} />`
  const inner = node.inner(element)
  if (isInline || inner === '') return `<${tag}>${inner}</${name}>`
  // What is between blank lines becomes paragraphs, which these elements cannot contain.
  if (name === 'p') return written.length === 0 ? inner : block('div', written, inner)
  const isPlain = /^[^\n\\`*_[\]<>{}|~&]*$/.test(inner)
  return isPlain && textElements.has(name)
    ? `<${tag}>${inner}</${name}>`
    : block(name, written, inner)
}

function block(name: string, attributes: readonly string[], inner: string): string {
  return `<${[name, ...attributes].join(' ')}>\n\n${inner}\n\n</${name}>`
}

function unknownAttribute(name: string, element: JsxElement, text: SourceText): void {
  text.report.untranslated({
    ...placeIn(text, element.position?.start.line ?? 1),
    what: `The attribute \`${name}\``,
    todo: 'It was removed: texts in Markdown have no code and no inline styles.',
  })
}
