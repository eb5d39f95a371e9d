'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { Panel } from '../kit/layout.tsx'
import { fitText } from './fitText.ts'
import styles from './MetadataLab.module.css'
import { fullTitle, parseWebUrl } from './pageMeta.ts'
import type { PreviewProps } from './previewProps.ts'

/** The width for the title in a tab, in pixels: with one tab, with some, with many. */
const tabWidths = [112, 64, 26]
const fontSize = 13

/** The page in tabs that get narrower, until little more than the icon is visible. */
export function TabPreview({ page, words }: PreviewProps): ReactNode {
  const title = fullTitle(page) || (parseWebUrl(page.url)?.host ?? words.untitled)
  return (
    <Panel title={words.tabs}>
      {tabWidths.map((width, index) => (
        <div key={width} className={styles['tabs']}>
          <span className={styles['tab']}>
            <svg viewBox="0 0 16 16" aria-hidden="true" data-drawn={page.icon}>
              <rect width="16" height="16" rx="3" />
              {page.icon && (
                <text x="8" y="12.2" fontSize="11" textAnchor="middle">
                  杂
                </text>
              )}
            </svg>
            {fitText(title, width, fontSize).shown}
          </span>
          <span className={kit['soft']}>{words.tabCounts[index]}</span>
        </div>
      ))}
    </Panel>
  )
}
