import { record, text } from '../source/readData.ts'
import type { SourceDoc } from './docsFiles.ts'
import type { GeneratedIndex, SidebarContext } from './sidebars.ts'

/** What the label of a category leads to: a doc, or a list of the pages in it. */
export function categoryLink(
  written: unknown,
  label: string,
  context: SidebarContext,
): { doc?: SourceDoc | undefined; index?: GeneratedIndex } {
  const link = record(written)
  if (link['type'] === 'doc') return { doc: findDoc(text(link['id']) ?? '', context) }
  if (link['type'] !== 'generated-index') return {}
  return {
    index: {
      title: text(link['title']) ?? label,
      description: text(link['description']),
      slug: text(link['slug']) ?? `/category/${slugOf(label)}`,
    },
  }
}

function slugOf(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')
}

/** The doc with this id. */
export function findDoc(id: string, { docs }: SidebarContext): SourceDoc | undefined {
  return (
    docs.find((doc) => doc.id === id) ??
    // Versions that old releases have saved name the version too.
    docs.find((doc) => `version-${doc.version.name}/${doc.id}` === id)
  )
}
