import type { ReactNode } from 'react'
import type { PageLink, ReadingPath, Relations, SidebarItem } from '../../content/model.ts'
import type { Site } from '../../theme/site.ts'
import { CategoryMap } from './CategoryMap.tsx'
import { KnowledgeMap } from './KnowledgeMap.tsx'
import styles from './KnowledgeMap.module.css'
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

/** The docs as a picture, and the ways through it. Where no doc requires another there is nothing to draw. */
export function DocsMap({ site, items, relations, paths, links }: Props): ReactNode {
  const columns = mapColumns(items, relations, site.t.startHere)
  const docs = columns.flatMap((column) => column.docs)
  const isTied = docs.some(({ requires }) => requires.length > 0)
  const { start, rest } = split(columns, items)
  return (
    <div className={styles['paths']}>
      {paths.length > 0 && <ReadingPaths site={site} paths={paths} docs={links} />}
      {docs.length > wholeMapLimit
        ? columns.length <= wholeMapLimit && <CategoryMap site={site} columns={columns} />
        : isTied && <KnowledgeMap site={site} start={start} columns={rest} paths={paths} />}
    </div>
  )
}

/** Docs outside of categories stand above them, if they are few and hang on nothing. */
function split(
  columns: readonly MapColumn[],
  items: readonly SidebarItem[],
): { start: readonly MapDoc[]; rest: readonly MapColumn[] } {
  const [first, ...rest] = columns
  const needed = new Set(columns.flatMap(({ docs }) => docs.flatMap(({ requires }) => requires)))
  const isStart =
    first !== undefined &&
    rest.length > 0 &&
    items.some(({ kind }) => kind === 'link') &&
    first.docs.length <= 4 &&
    first.docs.every(({ path, requires }) => requires.length === 0 && !needed.has(path))
  return isStart ? { start: first.docs, rest } : { start: [], rest: columns }
}
