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
  /** The items of every sidebar. */
  readonly sidebars: readonly (readonly SidebarItem[])[]
  readonly relations: Relations
  readonly paths: readonly ReadingPath[]
  /** Every doc, by path. */
  readonly links: ReadonlyMap<string, PageLink>
}

/** Reading paths through the docs, and a map of each sidebar: in one map, the columns of all would be too narrow for their labels. */
export function DocsMap({ site, sidebars, relations, paths, links }: Props): ReactNode {
  return (
    <div className={styles['paths']}>
      {paths.length > 0 && <ReadingPaths site={site} paths={paths} docs={links} />}
      {sidebars.map((items, at) => (
        <SidebarMap
          key={at}
          site={site}
          items={items}
          at={at}
          relations={relations}
          paths={paths}
        />
      ))}
    </div>
  )
}

/** The map of one sidebar. There is none where no doc requires another. */
function SidebarMap({
  site,
  items,
  at,
  relations,
  paths,
}: Omit<Props, 'sidebars' | 'links'> & {
  items: readonly SidebarItem[]
  at: number
}): ReactNode {
  const columns = mapColumns(items, relations, site.t.startHere)
  const docs = columns.flatMap((column) => column.docs)
  const { start, categories } = splitStart(columns, items)
  if (docs.length > wholeMapLimit) {
    return columns.length <= wholeMapLimit && <CategoryMap site={site} columns={columns} />
  }
  if (docs.every(({ requires }) => requires.length === 0)) return null
  return <KnowledgeMap site={site} start={start} columns={categories} paths={paths} number={at} />
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
