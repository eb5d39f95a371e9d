import { createHash } from 'node:crypto'
import type { Block, Post } from '../../content/model.ts'
import type { SiteFile } from '../../content/siteFile.ts'

export interface Drawings {
  readonly files: readonly SiteFile[]
  /** Where a drawing stands, below the base. */
  readonly pathOf: (svg: string) => string | undefined
}

/**
 * The drawings of texts as files. In a page a drawing takes its colours from the page; whoever reads
 * the text elsewhere gets a picture that brings them along.
 */
export function drawingFiles(posts: readonly Post[], styles: string): Drawings {
  const paths = new Map<string, string>()
  for (const { body } of posts) {
    if (body.kind !== 'blocks' || !body.drawn) continue
    for (const html of htmlOf(body.blocks)) {
      for (const [figure] of html.matchAll(/<figure class="diagram">[\s\S]*?<\/figure>/g)) {
        const svg = /<svg\b[\s\S]*<\/svg>/.exec(figure)?.[0]
        // Named by what is in the file, as everything under `assets/` is.
        if (svg) paths.set(svg, `assets/drawing-${hash(standalone(svg, styles))}.svg`)
      }
    }
  }
  return {
    files: [...paths].map(([svg, path]) => ({
      path,
      key: '',
      make: () => standalone(svg, styles),
    })),
    pathOf: (svg) => paths.get(svg),
  }
}

/** Inside an outer one with the class of the page's figure, so that the page's own rules hold for it. */
function standalone(svg: string, styles: string): string {
  const [, box = ''] = /\sviewBox="([^"]*)"/.exec(svg) ?? []
  const [x = 0, y = 0, width = 0, height = 0] = box.split(/\s+/).map(Number)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="diagram" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">` +
    `<style>${styles.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</style>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="var(--paper)"/>` +
    `${svg.replace(/\s(?:width|height)="[^"]*"/g, (pair, at: number) => (at < svg.indexOf('>') ? '' : pair))}</svg>\n`
  )
}

function htmlOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => ('html' in block ? [block.html] : htmlOf(block.children)))
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}
