import { isRefusal } from './refusal.ts'
import { escapeText } from '../text/escapeHtml.ts'
import { attribute } from './attribute.ts'
import type { ImageNode } from './inline.ts'
import { placeOf, type Writing } from './writing.ts'

/** What a drawing may not hold, and what to do instead. */
const forbidden: readonly (readonly [RegExp, string, string])[] = [
  [/<script\b|\son[a-z]+\s*=/i, 'a script', 'A diagram is a still picture: take the script out.'],
  [
    /<style\b|\sstyle\s*=/i,
    'styles of its own',
    'The content security policy drops them: use the classes that docs/WRITING.md lists.',
  ],
  [
    /\s(?:fill|stroke|color|stop-color)\s*=\s*["'](?!none["']|currentcolor["'])/i,
    'a colour of its own',
    'It would be wrong in one of the two colour modes: use the classes that docs/WRITING.md lists.',
  ],
  [/\s(?:xlink:)?href\s*=\s*["'](?!#)/i, 'a link to another file', 'Draw it in this file.'],
]

/** `name.diagram.svg` is drawn into the page, so that it follows the colour mode. */
export function isDiagram(url: string): boolean {
  return url.endsWith('.diagram.svg')
}

/** The drawing as a figure; an empty string where it cannot be drawn (which is told). */
export function writeDiagram(
  node: ImageNode,
  { url, title }: { url: string; title?: string | null | undefined },
  writing: Writing,
): string {
  const report = (message: string, hint: string) => {
    writing.diagnostics.push({ severity: 'error', ...placeOf(node), message, hint })
    return ''
  }
  const drawing = writing.resolve.drawing(url)
  if (drawing === undefined) {
    return report(`the diagram ${url} does not exist`, 'Put the file beside this one.')
  }
  if (isRefusal(drawing)) return report(`the diagram ${url} ${drawing.refused}`, drawing.hint)
  const [, attributes = '', content = ''] =
    /<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/i.exec(drawing) ?? []
  const box = /\bviewBox\s*=\s*["']([\d.\s-]+)["']/.exec(attributes)?.[1]?.trim()
  const [width, height] = box?.split(/\s+/).slice(2) ?? []
  if (!box || !width || !height) {
    return report(`the diagram ${url} has no viewBox`, 'Give its <svg> a viewBox="0 0 W H".')
  }
  for (const [pattern, what, hint] of forbidden) {
    if (pattern.test(drawing)) return report(`the diagram ${url} has ${what}`, hint)
  }
  const scope = /([^/]+)\.diagram\.svg$/.exec(url)?.[1] ?? ''
  const caption = title ? `<figcaption>${escapeText(title)}</figcaption>` : ''
  return `<figure class="diagram"><svg viewBox="${box}" width="${width}" height="${height}" role="img"${attribute('aria-label', node.alt ?? '')}>${withScopedIds(compact(content), scope)}</svg>${caption}</figure>`
}

function compact(svg: string): string {
  return svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim()
}

/** Two drawings of one page may both call their arrow "arrow". */
function withScopedIds(svg: string, scope: string): string {
  return svg
    .replace(/\sid="([^"]+)"/g, ` id="${scope}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${scope}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${scope}-$1"`)
}
