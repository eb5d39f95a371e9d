'use client'

import type { ReactNode } from 'react'
import kit from '../kit/kit.module.css'
import { Panel } from '../kit/layout.tsx'
import { fitText } from './fitText.ts'
import styles from './MetadataLab.module.css'
import { fullTitle, webAddress } from './page.ts'
import type { PreviewProps } from './preview.ts'

/** The room for words in a tab, in pixels: alone, among some, among many. */
const rooms = [112, 64, 26]
const size = 13

/** The page in tabs that get narrower; the icon is what is left in the end. */
export function TabPreview({ page, words }: PreviewProps): ReactNode {
  const title = fullTitle(page) || (webAddress(page.url)?.host ?? words.untitled)
  return (
    <Panel title={words.tabs}>
      {rooms.map((room, index) => (
        <div key={room} className={styles['tabs']}>
          <span className={styles['tab']}>
            <svg viewBox="0 0 16 16" aria-hidden="true" data-drawn={page.icon}>
              <rect width="16" height="16" rx="3" />
              {page.icon && (
                <text x="8" y="12.2" fontSize="11" textAnchor="middle">
                  杂
                </text>
              )}
            </svg>
            {fitText(title, room, size).shown}
          </span>
          <span className={kit['soft']}>{words.tabCounts[index]}</span>
        </div>
      ))}
    </Panel>
  )
}
