import type { ReactNode } from 'react'
import { plural } from '../../i18n/format.ts'
import type { Site } from '../../theme/localeSite.ts'
import { toneOf } from './KnowledgeMap.tsx'
import styles from './DocsMap.module.css'
import type { MapColumn } from './mapGraph.ts'
import { langAttributes } from '../../theme/langAttributes.ts'

const boxesPerRow = 5
const [width, height, gap] = [168, 64, 12]

/** The map of more docs than one picture can show: a box for each category that links to its first page. */
export function CategoryMap({
  site,
  columns,
}: {
  site: Site
  columns: readonly MapColumn[]
}): ReactNode {
  const { t, locale } = site
  const rows = Math.ceil(columns.length / boxesPerRow)
  const size = {
    width: Math.min(boxesPerRow, columns.length) * (width + gap) - gap,
    height: rows * (height + gap) - gap,
  }
  return (
    <figure className={styles['figure']}>
      <div className={styles['scroll']}>
        <svg
          className={styles['map']}
          {...size}
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="group"
          aria-label={t.docsMap}
        >
          {columns.map(({ label, lang, docs }, at) => (
            <g key={label} className={toneOf(at)}>
              <foreignObject
                x={(at % boxesPerRow) * (width + gap)}
                y={Math.floor(at / boxesPerRow) * (height + gap)}
                width={width}
                height={height}
              >
                <a className={styles['box']} href={site.href(docs[0]?.path ?? '/')}>
                  <span>
                    <span {...langAttributes(lang)}>{label}</span>{' '}
                    <small>{plural(t.pages, docs.length, locale.lang)}</small>
                  </span>
                </a>
              </foreignObject>
            </g>
          ))}
        </svg>
      </div>
    </figure>
  )
}
