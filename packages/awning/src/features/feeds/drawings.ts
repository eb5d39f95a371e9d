import { shortHash } from '../../cache/hash.ts'
import type { Block, Post } from '../../content/model.ts'
import type { SiteFile } from '../../content/siteFile.ts'
import { findElements, replaceAttributes } from '../../text/html/elements.ts'
import { attributeOf, type OpenTag } from '../../text/html/htmlTokens.ts'

export interface Drawings {
  readonly files: readonly SiteFile[]
  /** Path of a drawing below the base. */
  readonly pathOf: (svg: string) => string | undefined
}

/**
 * The drawings of texts as files. In a page a drawing takes its colours from the page; a feed reader
 * gets a picture that contains them.
 */
export function drawingFiles(posts: readonly Post[], styles: string): Drawings {
  const paths = new Map<string, string>()
  for (const { body } of posts) {
    if (body.kind !== 'blocks' || !body.drawn) continue
    for (const html of htmlOf(body.blocks)) {
      for (const figure of findElements(html, isDiagram)) {
        // Named by what is in the file, as everything under `assets/` is.
        for (const svg of drawingsIn(html.slice(figure.start, figure.end)))
          paths.set(svg, `assets/drawing-${shortHash(standalone(svg, styles))}.svg`)
      }
    }
  }
  return {
    files: [...paths].map(([svg, path]) => ({
      path,
      hash: '',
      make: () => standalone(svg, styles),
    })),
    pathOf: (svg) => paths.get(svg),
  }
}

export function isSvg({ name }: OpenTag): boolean {
  return name === 'svg'
}

function isDiagram(tag: OpenTag): boolean {
  return tag.name === 'figure' && attributeOf(tag, 'class') === 'diagram'
}

function drawingsIn(html: string): string[] {
  return findElements(html, isSvg).map(({ start, end }) => html.slice(start, end))
}

/** Inside an outer one with the class of the page's figure, so that the page's own rules apply to it. */
function standalone(svg: string, styles: string): string {
  const [root] = findElements(svg, isSvg)
  const box = (root && attributeOf(root.tag, 'viewbox')) ?? ''
  const [x = 0, y = 0, width = 0, height = 0] = box.split(/\s+/).map(Number)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="diagram" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">` +
    `<style>${styles.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</style>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="var(--paper)"/>` +
    `${root ? withoutSize(svg, root.tag) : svg}</svg>\n`
  )
}

function withoutSize(svg: string, tag: OpenTag): string {
  const start = replaceAttributes(svg, tag, ({ name }) =>
    name === 'width' || name === 'height' ? '' : undefined,
  )
  return start + svg.slice(tag.end)
}

function htmlOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => ('html' in block ? [block.html] : htmlOf(block.children)))
}
