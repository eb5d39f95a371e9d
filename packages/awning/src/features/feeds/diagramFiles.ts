import { shortHash } from '../../cache/hash.ts'
import type { Block, Post } from '../../content/model.ts'
import type { SiteFile } from '../../content/siteFile.ts'
import { findElements, replaceAttributes } from '../../text/html/elements.ts'
import { attributeOf, type OpenTag } from '../../text/html/htmlTokens.ts'

export interface Diagrams {
  readonly files: readonly SiteFile[]
  /** Path of the file of a diagram, relative to the base. */
  readonly pathOf: (svg: string) => string | undefined
}

/**
 * The diagrams of posts as files, for feed readers. In a page a diagram uses the colours of the page;
 * its file contains them.
 */
export function diagramFiles(posts: readonly Post[], styles: string): Diagrams {
  const paths = new Map<string, string>()
  for (const { body } of posts) {
    if (body.kind !== 'blocks' || !body.hasDiagram) continue
    for (const html of htmlOf(body.blocks)) {
      for (const figure of findElements(html, isDiagram)) {
        // Named by a hash of its content, like everything under `assets/`.
        for (const svg of svgElements(html.slice(figure.start, figure.end)))
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

function svgElements(html: string): string[] {
  return findElements(html, isSvg).map(({ start, end }) => html.slice(start, end))
}

/** Wraps the diagram in an element with the class of the page's figure, so that the same CSS rules apply to it. */
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
