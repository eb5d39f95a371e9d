import type { ReactNode } from 'react'
import type { PageLink, ReadingPath, Relations, SidebarItem } from '../../content/model.ts'
import type { Site } from '../../theme/localeSite.ts'
import { CategoryMap } from './CategoryMap.tsx'
import { KnowledgeMap } from './KnowledgeMap.tsx'
import styles from './DocsMap.module.css'
import { mapColumns, wholeMapLimit, type MapColumn, type MapDoc } from './mapGraph.ts'
import { ReadingPaths } from './ReadingPaths.tsx'

interface Props {
  readonly site: Site
  readonly items: readonly SidebarItem[]
  readonly relations: Relations
  readonly paths: readonly ReadingPath[]
  /** Every doc, by path. */
  readonly links: ReadonlyMap<string, PageLink>
}

/** The map of the docs, and reading paths through it. There is no map where no doc requires another. */
export function DocsMap({ site, items, relations, paths, links }: Props): ReactNode {
  const columns = mapColumns(items, relations, site.t.startHere)
  const docs = columns.flatMap((column) => column.docs)
  const hasRequirements = docs.some(({ requires }) => requires.length > 0)
  const { start, categories } = splitStart(columns, items)
  return (
    <div className={styles['paths']}>
      {paths.length > 0 && <ReadingPaths site={site} paths={paths} docs={links} />}
      {docs.length > wholeMapLimit
        ? columns.length <= wholeMapLimit && <CategoryMap site={site} columns={columns} />
        : hasRequirements && (
            <KnowledgeMap site={site} start={start} columns={categories} paths={paths} />
          )}
    </div>
  )
}

/** Docs outside of categories are shown above them, if they are few and have no requirements in either direction. */
function splitStart(
  columns: readonly MapColumn[],
  items: readonly SidebarItem[],
): { start: readonly MapDoc[]; categories: readonly MapColumn[] } {
  const [first, ...others] = columns
  const needed = new Set(columns.flatMap(({ docs }) => docs.flatMap(({ requires }) => requires)))
  const isStart =
    first !== undefined &&
    others.length > 0 &&
    items.some(({ kind }) => kind === 'link') &&
    first.docs.length <= 4 &&
    first.docs.every(({ path, requires }) => requires.length === 0 && !needed.has(path))
  return isStart ? { start: first.docs, categories: others } : { start: [], categories: columns }
}
