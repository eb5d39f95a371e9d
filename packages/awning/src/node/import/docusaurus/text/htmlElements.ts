import { voidElements } from '../../../../text/html/voidElements.ts'
import { attributesOf, textAttribute, type ElementAttributes } from '../../mdx/attributes.ts'
import type { JsxElement, NodeText } from '../../mdx/renderMdx.ts'
import { mentionedNames } from './moduleCode.ts'
import { reportMissingPicture, type TextContext } from './textContext.ts'

/** Names of attributes in React that HTML writes in another way. */
const htmlNames: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  srcSet: 'srcset',
  colSpan: 'colspan',
  rowSpan: 'rowspan',
  tabIndex: 'tabindex',
  allowFullScreen: 'allowfullscreen',
  frameBorder: 'frameborder',
  autoPlay: 'autoplay',
  playsInline: 'playsinline',
  crossOrigin: 'crossorigin',
}

/** Attributes that the engine refuses, and says so. */
const refused = /^(?:style|frameBorder|frameborder|loading|align|width|height)$/

export function isHtml(name: string): boolean {
  return /^[a-z][a-z0-9]*$/.test(name)
}

/** An element of HTML with attributes that the engine accepts. Undefined leaves it as it is. */
export function translateHtml(element: JsxElement, text: NodeText, context: TextContext): string {
  const name = element.name ?? ''
  const attributes = attributesOf(element, context.known)
  const written = keptAttributes(name, element, attributes, context)
  // In Markdown, an element on lines of its own is HTML up to the next blank line, and Markdown in it is none.
  if (element.type === 'mdxJsxFlowElement' && !voidElements.has(name)) context.needMdx()
  if (name === 'img' && !written.some((attribute) => attribute.startsWith('src')))
    return textAttribute(attributes, 'alt') ?? ''
  const opening = `<${[name, ...written].join(' ')}`
  if (voidElements.has(name)) return `${opening} />`
  if (element.children.length === 0) return `${opening}></${name}>`
  if (element.type === 'mdxJsxTextElement') return `${opening}>${text.inner(element)}</${name}>`
  const inner = text.inner(element)
  return inner.includes('\n') || element.children.length > 1
    ? `${opening}>\n\n${inner}\n\n</${name}>`
    : `${opening}>\n${inner}\n</${name}>`
}

function keptAttributes(
  name: string,
  element: JsxElement,
  attributes: ElementAttributes,
  context: TextContext,
): string[] {
  const isMdx = context.format === 'mdx'
  const lost: string[] = []
  const written: string[] = []
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      lost.push('...')
      continue
    }
    const { name: key } = attribute
    const value = attributes.values.get(key)
    const isKnown = attributes.values.has(key)
    if (
      key === 'style' ||
      /^on[A-Z]/.test(key) ||
      (!isKnown && !isUsable(attribute.value, context))
    ) {
      lost.push(key)
      continue
    }
    if (!isKnown) {
      context.needMdx()
      const code = typeof attribute.value === 'object' ? (attribute.value?.value ?? '') : ''
      written.push(`${key}={${code}}`)
      continue
    }
    const target = isMdx ? key : (htmlNames[key] ?? key)
    const plain = urlOf(name, key, value, element, context)
    if (plain === true) written.push(target)
    else if (typeof plain === 'string')
      written.push(`${target}="${plain.replaceAll('"', '&quot;')}"`)
    else if (typeof plain === 'number') written.push(`${target}="${plain}"`)
  }
  if (name === 'iframe' && !attributes.values.has('title')) {
    written.push('title="Frame"')
    context.untranslated(
      'A frame without a title',
      element,
      'Its title is “Frame” now. Say what it shows.',
    )
  }
  for (const key of lost)
    context.untranslated(
      `The attribute \`${key}\` of \`<${name}>\``,
      element,
      refused.test(key)
        ? 'It was left out: the policy of the pages forbids styles in elements. Write a class and a rule in a style sheet (theme.css).'
        : 'It was left out, because it needs code that is not part of the new site.',
    )
  return written
}

/** Whether code in an attribute mentions only names that the new text has. */
function isUsable(value: unknown, context: TextContext): boolean {
  if (typeof value !== 'object' || value === null || !('value' in value)) return false
  const names = mentionedNames(`(${String(value.value)})`)
  return names !== undefined && [...names].every((mentioned) => context.kept.has(mentioned))
}

/** An attribute's value, with addresses as seen from the new place of the text. */
function urlOf(
  name: string,
  key: string,
  value: unknown,
  element: JsxElement,
  context: TextContext,
): unknown {
  const { default: file } = Object(value) as { default?: unknown }
  const text = typeof file === 'string' ? file : value
  if (typeof text !== 'string') return text
  if (key === 'href') return context.references.link(text)
  if (key !== 'src' && key !== 'poster') return text
  if (/^https?:/.test(text) && name === 'iframe') context.references.allowHost('frame-src', text)
  if (/^https?:/.test(text) && /^(?:video|audio|source)$/.test(name))
    context.references.allowHost('media-src', text)
  if (name === 'iframe') return context.references.link(text)
  const found = context.references.image(text)
  if (found === undefined) reportMissingPicture(text, element, context)
  return found
}
