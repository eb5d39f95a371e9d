import { isRejectedFile } from './rejectedFile.ts'
import { escapeText } from '../text/escapeHtml.ts'
import { replaceAttributes } from '../text/html/elements.ts'
import {
  attributeOf,
  htmlTokens,
  type HtmlAttribute,
  type HtmlToken,
  type OpenTag,
} from '../text/html/htmlTokens.ts'
import { attribute } from './attribute.ts'
import type { ImageNode } from './image.ts'
import { isHandlerName } from './rawHtml.ts'
import { positionOf, type WriteContext } from './writeContext.ts'

interface Rule {
  readonly forbids: (tag: OpenTag) => boolean
  readonly what: string
  readonly hint: string
}

/** Those of `diagram.css`. */
const useClasses =
  'use the classes box, tint, solid, line, dash and dot for shapes, soft, on, strong and mono for text, and accent for both.'

const ownColour = 'a colour of its own'
const colours = new Set(['fill', 'stroke', 'color', 'stop-color'])

/** What a diagram may not contain, and what to do instead. */
const rules: readonly Rule[] = [
  {
    forbids: ({ name, attributes }) =>
      name === 'script' || attributes.some((attribute) => isHandlerName(attribute.name)),
    what: 'a script',
    hint: 'A diagram is a still picture: remove the script.',
  },
  {
    forbids: ({ name, attributes }) =>
      name === 'style' || attributes.some((attribute) => attribute.name === 'style'),
    what: 'styles of its own',
    hint: `The content security policy drops them: ${useClasses}`,
  },
  {
    forbids: ({ attributes }) =>
      attributes.some(
        ({ name, value }) =>
          colours.has(name) && !['none', 'currentcolor'].includes(value.toLowerCase()),
      ),
    what: ownColour,
    hint: `It would be wrong in one of the two colour modes: ${useClasses}`,
  },
  {
    forbids: ({ attributes }) =>
      attributes.some((attribute) => isAddress(attribute) && !attribute.value.startsWith('#')),
    what: 'a link to another file',
    hint: 'Draw it in this file.',
  },
]

/** `name.diagram.svg` becomes part of the page, so that it follows the colour mode. */
export function isDiagram(url: string): boolean {
  return url.endsWith('.diagram.svg')
}

/** The diagram as a figure; an empty string if it cannot be shown, which is reported. */
export function writeDiagram(
  node: ImageNode,
  { url, title }: { url: string; title?: string | null | undefined },
  context: WriteContext,
): string {
  const report = (message: string, hint: string) => {
    context.diagnostics.push({ severity: 'error', ...positionOf(node), message, hint })
    return ''
  }
  const diagram = context.resolve.diagram(url)
  if (diagram === undefined) {
    return report(`the diagram ${url} does not exist`, 'Put the file beside this one.')
  }
  if (isRejectedFile(diagram)) return report(`the diagram ${url} ${diagram.reason}`, diagram.hint)
  const scope = /([^/]+)\.diagram\.svg$/.exec(url)?.[1] ?? ''
  const figure = diagramFigure(diagram, { scope, title, alt: node.alt ?? '' }, rules)
  return 'html' in figure
    ? figure.html
    : report(`the diagram ${url} has ${figure.mistake}`, figure.hint)
}

interface FigureOptions {
  /** What its ids begin with. */
  readonly scope: string
  readonly title?: string | null | undefined
  readonly alt: string
}

/** An SVG as a figure that is part of the page, or what is wrong with it. */
export function diagramFigure(
  svg: string,
  { scope, title, alt }: FigureOptions,
  allRules: readonly Rule[] = rules.filter(({ what }) => what !== ownColour),
): { readonly html: string } | { readonly mistake: string; readonly hint: string } {
  const tokens = htmlTokens(svg, { xml: true })
  const tags = tokens.filter((token) => token.kind === 'open')
  const root = tags.find(({ name }) => name === 'svg')
  const box = root && attributeOf(root, 'viewBox')?.trim()
  const [width, height] = box && /^[\d.\s-]+$/.test(box) ? box.split(/\s+/).slice(2) : []
  const end = tokens.findLastIndex((token) => token.kind === 'close' && token.name === 'svg')
  if (!root || !width || !height || end < 0)
    return { mistake: 'no viewBox', hint: 'Give its <svg> a viewBox="0 0 W H".' }
  const content = tokens.slice(tokens.indexOf(root) + 1, end)
  const htmlTags = tags.map(inLowerCase)
  const broken = allRules.find(({ forbids }) => htmlTags.some(forbids))
  if (broken) return { mistake: broken.what, hint: broken.hint }
  const caption = title ? `<figcaption>${escapeText(title)}</figcaption>` : ''
  const body = writeContent(svg, content, scope)
  return {
    html: `<figure class="diagram"><svg viewBox="${box}" width="${width}" height="${height}" role="img"${attribute('aria-label', alt)}>${body}</svg>${caption}</figure>`,
  }
}

/** Names in HTML are case-insensitive, so the rules are checked in lower case. */
function inLowerCase(tag: OpenTag): OpenTag {
  return {
    ...tag,
    name: tag.name.toLowerCase(),
    attributes: tag.attributes.map((each) => ({ ...each, name: each.name.toLowerCase() })),
  }
}

/**
 * The content of a diagram without comments and indentation. Ids get a prefix, because two diagrams
 * of one page may both call their arrow "arrow".
 */
function writeContent(svg: string, tokens: readonly HtmlToken[], scope: string): string {
  const scoped = (id: string) => `#${scope}-${id}`
  return tokens
    .map((token) => {
      const text = svg.slice(token.start, token.end)
      if (token.kind === 'comment' || text.trim() === '') return ''
      if (token.kind !== 'open') return text
      return replaceAttributes(svg, token, (attribute) => {
        const { name, value } = attribute
        if (name === 'id') return `id="${scope}-${value}"`
        if (isAddress(attribute)) return `${name}="${scoped(value.slice(1))}"`
        if (!value.includes('url(#')) return undefined
        return `${name}="${value.replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(${scoped(id)})`)}"`
      })
    })
    .join('')
    .trim()
}

function isAddress({ name }: HtmlAttribute): boolean {
  return name === 'href' || name === 'xlink:href'
}
