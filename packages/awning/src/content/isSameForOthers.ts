import type { CompiledEntry } from './compiledEntry.ts'

/**
 * Whether two versions of a text differ in nothing that other pages have taken over: titles in sidebars, links between
 * pages, modules of the bundle, files, the part that lists show. What they read from the text itself they find changed in it.
 */
export function isSameForOthers(a: CompiledEntry, b: CompiledEntry): boolean {
  const isText = a.moduleCode === undefined && b.moduleCode === undefined
  return (
    isText &&
    a.references === b.references &&
    a.leadingTitle === b.leadingTitle &&
    a.truncated === b.truncated &&
    a.readingMinutes > 0 === b.readingMinutes > 0 &&
    a.links.length === b.links.length &&
    a.links.every(({ href }, index) => href === b.links[index]?.href)
  )
}
