import type { ReactNode } from 'react'
import type { ReadingPath } from '../../content/model.ts'
import { langAttributes } from '../../theme/langAttributes.ts'
import type { Site } from '../../theme/localeSite.ts'
import styles from './DocsMap.module.css'
import { layoutMap, type Box, type LaidOutDoc } from './layoutMap.ts'
import type { MapColumn, MapDoc } from './mapGraph.ts'

interface Props {
  readonly site: Site
  /** Docs outside of categories without requirements; they are shown above the columns. */
  readonly start: readonly MapDoc[]
  readonly columns: readonly MapColumn[]
  readonly paths: readonly ReadingPath[]
  /** Position of this map among those of the page, from 0. */
  readonly number: number
}

const startTop = 8
const startHeight = 32
const startWidth = 148

/** Every doc is a box below the docs it requires. The build renders it; it needs no script. */
export function KnowledgeMap({ site, start, columns, paths, number }: Props): ReactNode {
  const { t } = site
  const tip = (column: number) => `tip${number > 0 ? `${number}-` : ''}${column % 7}`
  const [first] = start
  const above = start.length > 0 ? startTop + startHeight + 12 : 0
  // The layout begins there, because WebKit ignores the `transform` of a group for HTML inside of it.
  const map = layoutMap(columns, above)
  const startX = (map.width - start.length * (startWidth + 12) + 12) / 2
  return (
    <figure className={styles['figure']}>
      <div className={styles['scroll']}>
        <svg
          className={styles['map']}
          width={map.width}
          height={map.height}
          viewBox={`0 0 ${map.width} ${map.height}`}
          role="group"
          aria-label={number > 0 && first ? `${t.docsMap} · ${first.label}` : t.docsMap}
        >
          <defs>
            {Array.from({ length: Math.min(7, columns.length) }, (_, at) => (
              <marker
                key={at}
                id={tip(at)}
                className={toneOf(at)}
                viewBox="0 0 6 6"
                refX="6"
                refY="3"
                markerWidth="6"
                markerHeight="6"
                markerUnits="userSpaceOnUse"
                orient="auto"
              >
                <path d="M0 0 6 3 0 6z" />
              </marker>
            ))}
          </defs>
          {start.map((doc, at) => (
            <g key={doc.path} className={styles['doc']}>
              <Doc
                site={site}
                doc={doc}
                paths={paths}
                box={{
                  x: startX + at * (startWidth + 12),
                  y: startTop,
                  width: startWidth,
                  height: startHeight,
                }}
              />
            </g>
          ))}
          {columns.map(({ label, lang }, at) => {
            const { x = 0, width = 0 } = map.columns[at] ?? {}
            return (
              <g key={label} className={toneOf(at)}>
                <rect
                  className={styles['band']}
                  x={x + 3}
                  y={above}
                  width={width - 6}
                  height={map.height - above}
                  rx="10"
                />
                <text className={styles['head']} x={x + width / 2} y={above + 27} lang={lang}>
                  {label}
                </text>
              </g>
            )
          })}
          {columns.map(({ label }, at) => (
            <g key={label} className={toneOf(at)}>
              {inReadingOrder(map.docs.filter(({ column }) => column === at)).map((laidOut) => (
                <g key={laidOut.doc.path} className={styles['doc']}>
                  {laidOut.edges.map((edge) => (
                    <path
                      key={edge.from}
                      className={`${styles['edge']} ${toneOf(edge.column)}`}
                      d={edge.line}
                      markerEnd={`url(#${tip(edge.column)})`}
                    />
                  ))}
                  {laidOut.links && <path className={styles['links']} d={laidOut.links} />}
                  <Doc site={site} doc={laidOut.doc} box={laidOut} paths={paths} />
                </g>
              ))}
            </g>
          ))}
        </svg>
      </div>
      <figcaption className={styles['legend']}>
        <p>
          <svg width="34" height="8" aria-hidden="true">
            <path className={styles['edge']} d="M0 4H32" markerEnd={`url(#${tip(0)})`} />
          </svg>{' '}
          {t.mapRequires}
        </p>
        <p>
          <svg width="34" height="8" aria-hidden="true">
            <path className={styles['links']} d="M0 4H32" />
          </svg>{' '}
          {t.mapLinks}
        </p>
      </figcaption>
    </figure>
  )
}

function Doc({
  site,
  doc,
  box: { x, y, width, height },
  paths,
}: {
  site: Site
  doc: MapDoc
  box: Box
  paths: readonly ReadingPath[]
}): ReactNode {
  return (
    <>
      <foreignObject x={x} y={y} width={width} height={height}>
        <a className={styles['box']} href={site.href(doc.path)}>
          <span {...langAttributes(doc.lang)}>{doc.label}</span>
        </a>
      </foreignObject>
      {paths.map(({ id, docs }, at) => {
        const step = docs.indexOf(doc.path) + 1
        return (
          step > 0 && (
            <g key={id} className={`${styles['step']} ${styles[`path${at}`]}`} aria-hidden="true">
              <circle cx={x + width - 2} cy={y + 1} r="9" />
              <text x={x + width - 2} y={y + 5}>
                {step}
              </text>
            </g>
          )
        )
      })}
    </>
  )
}

function inReadingOrder(docs: readonly LaidOutDoc[]): LaidOutDoc[] {
  return docs.toSorted((a, b) => a.y - b.y)
}

/** The colour class of a category. It starts at 1 because the home page uses colour 0 for docs without a category. */
export function toneOf(column: number): string {
  return styles[`tone${(column + 1) % 7}`] ?? ''
}
