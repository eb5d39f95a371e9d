'use client'

import type { ReactNode } from 'react'
import type { SavedPage } from '../worker/savedPage.ts'
import styles from './Offline.module.css'

export interface SavedPageGroup {
  readonly id: string
  readonly title: string
  readonly pages: readonly Pick<SavedPage, 'href' | 'title' | 'lang'>[]
}

/** Links to the saved pages, by group. */
export function SavedPageList({ groups }: { groups: readonly SavedPageGroup[] }): ReactNode {
  return (
    <div className={styles['groups']}>
      {groups.map(({ id, title, pages }) => (
        <section key={id} data-in-area={id}>
          <h3>{title}</h3>
          <ul>
            {pages.map((page) => (
              <li key={page.href}>
                <a href={page.href} lang={page.lang} dir="auto">
                  {page.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
