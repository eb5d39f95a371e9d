import type { ReactNode } from 'react'
import { engines, figures, type FigureName } from './figures.ts'
import { formatFigure } from './formatFigure.ts'
import styles from './Plot.module.css'

interface PlotProps {
  readonly figure: FigureName
  readonly title: ReactNode
  /** Language tag of the page, for numbers. */
  readonly lang?: string
  /** What is said of the engine that is a floor and not a peer. */
  readonly floor?: string
}

/**
 * Bars in a table: the table is the text alternative of the plot, and each bar is an SVG whose length is a percentage, so that
 * it fits any width and needs no script and no style attribute.
 */
export function Plot({ figure, title, lang = 'en', floor = 'bare layout' }: PlotProps): ReactNode {
  const { unit, values } = figures[figure]
  const longest = Math.max(...values)
  return (
    <figure className={styles['plot']}>
      <figcaption className={styles['title']}>{title}</figcaption>
      <table className={styles['rows']}>
        <tbody>
          {engines.map((engine, at) => {
            const value = values[at] ?? 0
            return (
              <tr key={engine} data-own={engine === 'awning' || undefined}>
                <th scope="row">
                  {engine}
                  {engine === 'Hugo' && <small> ({floor})</small>}
                </th>
                <td className={styles['bar']} aria-hidden="true">
                  <svg width="100%" height="14" focusable="false">
                    <rect width={`${(value / longest) * 100}%`} height="14" rx="2" />
                  </svg>
                </td>
                <td className={styles['value']}>{formatFigure(value, unit, lang)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </figure>
  )
}
