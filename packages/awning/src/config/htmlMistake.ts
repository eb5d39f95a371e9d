import { decodeReferences } from '../text/html/decodeReferences.ts'
import { htmlTokens, type OpenTag } from '../text/html/htmlTokens.ts'
import { voidElements } from '../text/html/voidElements.ts'
import { linkMistake } from './linkMistake.ts'

/** Elements that can be part of one line of text. */
const inlineElements: ReadonlySet<string> = new Set(
  'a abbr b bdi br code del em i img ins kbd mark q s small span strong sub sup time u wbr'.split(
    ' ',
  ),
)

/**
 * What is wrong with a line of HTML in the settings: elements and attributes that the content security
 * policy would block or that cannot be in a line, links that nobody should follow, tags without a partner.
 */
export function htmlMistake(html: string): string | undefined {
  const open: string[] = []
  for (const token of htmlTokens(html)) {
    if (token.kind === 'open') {
      if (!inlineElements.has(token.name))
        return `must not contain <${token.name}>: it is one line of text. Use elements such as <a>, <b> and <code>.`
      const mistake = attributeMistake(token)
      if (mistake !== undefined) return mistake
      if (!voidElements.has(token.name)) open.push(token.name)
    } else if (token.kind === 'close') {
      const last = open.pop()
      if (last === undefined) return `contains </${token.name}>, but no <${token.name}> before it.`
      if (last !== token.name)
        return `contains </${token.name}> where <${last}> is still open. Write </${last}> first.`
    }
  }
  const last = open.at(-1)
  return last === undefined ? undefined : `contains <${last}>, which is not closed. Add </${last}>.`
}

function attributeMistake({ name: element, attributes }: OpenTag): string | undefined {
  for (const { name, value } of attributes) {
    if (name.startsWith('on') || name === 'style')
      return `must not contain the attribute ${name}, which the content security policy drops. Leave it out.`
    const target = decodeReferences(value)
    const link = name === 'href' && !target.startsWith('#') ? linkMistake(target) : undefined
    if (link !== undefined) return `contains the link "${target}", which ${link}`
    if ((name === 'src' || name === 'srcset') && !/^\/(?![/\\])/.test(target))
      return `contains the picture "${target}". Put it into the folder public, and write '/picture.svg'.`
  }
  return element === 'a' && !attributes.some(({ name }) => name === 'href')
    ? 'contains <a> without href. Write <a href="/docs">.'
    : undefined
}
