import { isExternal } from './address.ts'
import { linkMistake } from './linkMistake.ts'

/** An element for the head of every page, as data. */
export interface HeadTag {
  readonly tag: 'meta' | 'link' | 'script' | 'style'
  readonly attrs: Readonly<Record<string, string | boolean>>
  readonly content?: string | undefined
}

/** Where a mistake is, inside of the element, and what is wrong. */
export interface HeadTagMistake {
  readonly path: readonly string[]
  readonly message: string
}

/** What is wrong with an element for the head: what a browser or the content security policy would not accept, and what pages have already. */
export function headTagMistake(element: HeadTag): HeadTagMistake | undefined {
  for (const [name, value] of Object.entries(element.attrs)) {
    const message = attributeMistake(name, value)
    if (message !== undefined) return { path: ['attrs', name], message }
  }
  switch (element.tag) {
    case 'meta':
      return metaMistake(element)
    case 'link':
      return linkElementMistake(element)
    case 'script':
      return scriptMistake(element)
    case 'style':
      return styleMistake(element)
  }
}

/** Whether a script is run by the browser, and not read as data. */
export function isRunScript({ tag, attrs }: HeadTag): boolean {
  const type = attrs['type']
  return (
    tag === 'script' &&
    (type === undefined ||
      type === 'module' ||
      /^(?:text|application)\/javascript$/.test(`${type}`))
  )
}

/** An attribute's text; empty where it is absent or has none. */
export function attributeText({ attrs }: HeadTag, name: string): string {
  const value = attrs[name]
  return typeof value === 'string' ? value : ''
}

function attributeMistake(name: string, value: string | boolean): string | undefined {
  if (!/^[a-z][\w:.-]*$/i.test(name)) return 'is no name of an attribute.'
  if (/^on/i.test(name) || /^(?:style|nonce)$/i.test(name))
    return 'cannot be used: the content security policy forbids it. Leave it out.'
  if (!/^(?:href|src)$/i.test(name)) return undefined
  return linkMistake(typeof value === 'string' ? value : '')
}

function metaMistake(element: HeadTag): HeadTagMistake | undefined {
  const { attrs, content } = element
  const name = attributeText(element, 'name').toLowerCase()
  if (content !== undefined)
    return { path: ['content'], message: 'cannot be used here. Write attrs: { name, content }.' }
  if ('charset' in attrs || name === 'viewport')
    return { path: ['attrs'], message: 'repeats what every page has. Leave the element out.' }
  if ('http-equiv' in attrs)
    return {
      path: ['attrs', 'http-equiv'],
      message: "cannot be used: it changes how pages load. Use 'redirects' or headers of the host.",
    }
  return undefined
}

function linkElementMistake(element: HeadTag): HeadTagMistake | undefined {
  if (element.content !== undefined)
    return { path: ['content'], message: 'cannot be used here. Write attrs: { rel, href }.' }
  if (!attributeText(element, 'rel') || !attributeText(element, 'href'))
    return { path: ['attrs'], message: "must have rel and href. Write { rel: 'me', href: '…' }." }
  if (/\bcanonical\b/i.test(attributeText(element, 'rel')))
    return { path: ['attrs', 'rel'], message: 'cannot be canonical: each page has its own.' }
  return undefined
}

function scriptMistake(element: HeadTag): HeadTagMistake | undefined {
  const { content } = element
  const src = attributeText(element, 'src')
  if ((src === '') === (content === undefined))
    return { path: ['content'], message: 'must be there if attrs.src is not, and only then.' }
  if (src !== '' && isExternal(src) && !/^(?:https?:)?\/\//i.test(src))
    return { path: ['attrs', 'src'], message: 'must be a file of public, or begin with https:.' }
  return endsEarly(content, 'script')
}

function styleMistake({ content, attrs }: HeadTag): HeadTagMistake | undefined {
  if (content === undefined)
    return { path: ['content'], message: "is missing: it must be CSS. Write ':root { … }'." }
  if ('src' in attrs || 'href' in attrs)
    return {
      path: ['attrs'],
      message: "cannot name a file. Use tag: 'link' with rel: 'stylesheet'.",
    }
  return endsEarly(content, 'style')
}

function endsEarly(content: string | undefined, tag: string): HeadTagMistake | undefined {
  return content !== undefined && new RegExp(`</${tag}|<!--`, 'i').test(content)
    ? { path: ['content'], message: `must not contain </${tag} or <!--, which end it.` }
    : undefined
}
