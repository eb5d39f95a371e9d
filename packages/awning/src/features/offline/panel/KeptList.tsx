'use client'

import type { ReactNode } from 'react'
import type { KeptPage } from '../worker/keptPage.ts'
import styles from './Offline.module.css'

export interface KeptGroup {
  readonly id: string
  readonly title: string
  readonly pages: readonly Pick<KeptPage, 'href' | 'title' | 'lang'>[]
}

/** What can be read right now, by the place it belongs to. */
export function KeptList({ groups }: { groups: readonly KeptGroup[] }): ReactNode {
  return (
    <div className={styles['groups']}>
      {groups.map(({ id, title, pages }) => (
        <section key={id} data-in-area={id}>
          <h3>{title}</h3>
          <ul>
            {pages.map((page) => (
              <li key={page.href}>
                <a href={page.href} lang={page.lang}>
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
