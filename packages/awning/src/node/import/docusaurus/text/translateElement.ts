import { attributesOf, textAttribute } from '../../mdx/attributes.ts'
import { literalValue } from '../../mdx/literalValue.ts'
import { elementsIn } from '../../mdx/elementsIn.ts'
import type { JsxElement, NodeText } from '../../mdx/renderMdx.ts'
import { translateCodeBlock } from './translateCode.ts'
import { translateHead } from './translateHead.ts'
import { translateHtml, isHtml } from './htmlElements.ts'
import { translateTabs } from './translateTabs.ts'
import {
  comment,
  directive,
  directiveLabel,
  escapeProse,
  picture,
  type TextContext,
} from './textContext.ts'

type Translate = (
  element: JsxElement,
  text: NodeText,
  context: TextContext,
  above: readonly string[],
) => string | undefined

/** Components of Docusaurus, by the name of their module. */
const themeComponents: Readonly<Record<string, Translate>> = {
  '@theme/Tabs': translateTabs,
  // A tab without a set around it.
  '@theme/TabItem': (element, text) => text.inner(element),
  '@theme/CodeBlock': translateCodeBlock,
  '@theme/Admonition': admonition,
  '@theme/Details': details,
  '@docusaurus/Link': link,
  '@docusaurus/Translate': (element, text, context) => {
    context.translated('`<Translate>`', element)
    return text.inner(element)
  },
  '@docusaurus/Head': translateHead,
  '@theme/TOCInline': (element, _, context) => {
    context.translated('`<TOCInline>` (contents are beside every text)', element)
    return ''
  },
  '@theme/DocCardList': docCards,
  '@theme/ThemedImage': themedImage,
  '@theme/IdealImage': idealImage,
  '@theme/Heading': heading,
  'react-lite-youtube-embed': video,
}

/** Components that texts may use without importing them. */
const globalComponents: Readonly<Record<string, string>> = {
  Tabs: '@theme/Tabs',
  TabItem: '@theme/TabItem',
  CodeBlock: '@theme/CodeBlock',
  Code: '@theme/CodeBlock',
  Admonition: '@theme/Admonition',
  Details: '@theme/Details',
  Head: '@docusaurus/Head',
  DocCardList: '@theme/DocCardList',
  TOCInline: '@theme/TOCInline',
  Heading: '@theme/Heading',
}

export const translateElement: Translate = (element, text, context, above) => {
  const name = element.name ?? ''
  if (name === 'details') return details(element, text, context, above)
  if (name === 'head') return translateHead(element, text, context)
  // The summary is the title of the box.
  if (name === 'summary' && !above.includes('mdxJsxTextElement')) return ''
  if (isHtml(name)) return translateHtml(element, text, context)
  // A fragment is nothing but its children.
  if (name === '') return text.inner(element)
  const imported = context.imports.get(name.split('.')[0] ?? '')
  const from = imported?.from ?? globalComponents[name] ?? ''
  const translate = Object.hasOwn(themeComponents, from) ? themeComponents[from] : undefined
  if (translate) return translate(element, text, context, above)
  if (context.kept.has(name.split('.')[0] ?? '')) {
    context.needMdx()
    return undefined
  }
  if (/\.mdx?$/.test(from)) {
    const partial = context.references.partial(
      from,
      attributesOf(element, context.known).values,
      context,
    )
    if (partial !== undefined) {
      context.translated('Partial texts, which were written into the texts that use them', element)
      return partial
    }
  }
  if (from.endsWith('.svg')) return picture('', from, element, context)
  return unwrapped(name, from, element, text, context)
}

/** The text of an element without the element; without text, the element as a comment. */
function unwrapped(
  name: string,
  from: string,
  element: JsxElement,
  text: NodeText,
  context: TextContext,
): string {
  const what = `\`<${name}>\`${from === '' ? '' : `, from \`${from}\``}`
  const hasText = element.children.some(
    (child) =>
      (child.type !== 'mdxFlowExpression' && child.type !== 'mdxTextExpression') ||
      typeof literalValue(child.value, context.known)?.value === 'string',
  )
  context.untranslated(
    what,
    element,
    hasText
      ? 'The text in it is part of the page, the component is not. Write a component for this engine (Components in the guide to writing), or leave it as it is.'
      : 'The element is a comment in the new text. Write a component for this engine (Components in the guide to writing), or remove it.',
  )
  if (hasText) return text.inner(element)
  // A comment inside of a line would be between words; there, nothing is.
  return element.type === 'mdxJsxTextElement' ? '' : comment(text.raw(element), context)
}

function admonition(element: JsxElement, text: NodeText, context: TextContext): string {
  const attributes = attributesOf(element, context.known)
  const title = textAttribute(attributes, 'title')
  const type = textAttribute(attributes, 'type') ?? 'note'
  context.translated('`<Admonition>`', element)
  return directive(type + (title === undefined ? '' : directiveLabel(title)), text.inner(element))
}

function details(
  element: JsxElement,
  text: NodeText,
  context: TextContext,
  above: readonly string[],
): string | undefined {
  // In the middle of a line, and around other elements in a list, it stays HTML.
  if (element.type === 'mdxJsxTextElement' || above.includes('mdxJsxTextElement'))
    return translateHtml(element, text, context)
  const attributes = attributesOf(element, context.known)
  const found = elementsIn(element).find(({ name }) => name === 'summary')
  const summary = found
    ? text
        .inner(found)
        .replaceAll(/\s*\n\s*/g, ' ')
        .replace(/^#+\s+/, '')
    : textAttribute(attributes, 'summary')
  context.translated('`<details>`', element)
  const label = summary === undefined || summary === '' ? '' : `[${balanced(summary)}]`
  return directive(
    `details${label}${attributes.values.get('open') === true ? '{open}' : ''}`,
    text.inner(element),
  )
}

/** Brackets of links are in pairs; single ones would end a label. */
function balanced(label: string): string {
  let open = 0
  for (const mark of label.replaceAll(/\\./g, '').match(/[[\]]/g) ?? []) {
    open += mark === '[' ? 1 : -1
    if (open < 0) break
  }
  return open === 0 ? label : label.replaceAll(/(?<!\\)[[\]]/g, String.raw`\$&`)
}

function link(element: JsxElement, text: NodeText, context: TextContext): string {
  const attributes = attributesOf(element, context.known)
  const target = textAttribute(attributes, 'to') ?? textAttribute(attributes, 'href')
  const inner = text.inner(element)
  if (target === undefined) {
    context.untranslated(
      '`<Link>` with an address that is made by code',
      element,
      'Its text was kept. Write a Markdown link.',
    )
    return inner
  }
  context.translated('`<Link>`', element)
  return `[${inner.replaceAll(/\s*\n\s*/g, ' ')}](${context.references.link(target.replace(/^pathname:\/\//, 'pathname://'))})`
}

function docCards(element: JsxElement, _: NodeText, context: TextContext): string {
  const links = context.references.siblings()
  if (links.length === 0) {
    context.untranslated(
      '`<DocCardList>`',
      element,
      'There are no pages below this one in the sidebar. Write the links as a list.',
    )
    return ''
  }
  context.translated('`<DocCardList>`, which is a list of links now', element)
  return links
    .map(
      ({ label, url, description }) =>
        `- [${escapeProse(label)}](${url})${description ? `: ${escapeProse(description)}` : ''}`,
    )
    .join('\n')
}

function themedImage(element: JsxElement, _: NodeText, context: TextContext): string {
  const attributes = attributesOf(element, context.known)
  const { light } = Object(attributes.values.get('sources')) as { light?: unknown }
  const alt = textAttribute(attributes, 'alt') ?? ''
  context.untranslated(
    '`<ThemedImage>`',
    element,
    'The image for light colours is shown in both modes. Make one that suits both, or a diagram (*.diagram.svg).',
  )
  return picture(alt, String(light ?? ''), element, context)
}

function idealImage(element: JsxElement, text: NodeText, context: TextContext): string {
  const attributes = attributesOf(element, context.known)
  const written = attributes.values.get('img') ?? attributes.values.get('src')
  const { default: file } = Object(written) as { default?: unknown }
  const source = typeof written === 'string' ? written : file
  if (typeof source !== 'string')
    return unwrapped('Image', '@theme/IdealImage', element, text, context)
  context.translated('`<IdealImage>`', element)
  return picture(textAttribute(attributes, 'alt') ?? '', source, element, context)
}

function heading(element: JsxElement, text: NodeText, context: TextContext): string {
  const attributes = attributesOf(element, context.known)
  const level = Number(/^h([1-6])$/.exec(textAttribute(attributes, 'as') ?? '')?.[1] ?? 2)
  const id = textAttribute(attributes, 'id')
  context.translated('`<Heading>`', element)
  return `${'#'.repeat(level)} ${text.inner(element)}${id === undefined ? '' : ` {#${id}}`}`
}

function video(element: JsxElement, _: NodeText, context: TextContext): string {
  const attributes = attributesOf(element, context.known)
  const id = textAttribute(attributes, 'id') ?? ''
  const title = textAttribute(attributes, 'title') ?? 'Video'
  context.translated('Videos of YouTube', element)
  context.references.allowHost('frame-src', 'https://www.youtube-nocookie.com/')
  return `::video${directiveLabel(title)}{src="https://www.youtube.com/watch?v=${id}"}`
}
