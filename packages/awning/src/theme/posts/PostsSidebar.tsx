'use client'

import type { ReactNode } from 'react'
import { useView } from '../../client/view.ts'
import styles from './PostsSidebar.module.css'

interface Props {
  readonly label: string
  readonly title: string
  readonly posts: readonly {
    path: string
    href: string
    title: string
    lang?: string | undefined
  }[]
}

export function PostsSidebar({ label, title, posts }: Props): ReactNode {
  const { path } = useView()
  return (
    <aside className={styles['sidebar']} data-sidebar="posts">
      <nav aria-label={label}>
        <h2>{title}</h2>
        <ul>
          {posts.map((post) => (
            <li key={post.path}>
              <a
                href={post.href}
                lang={post.lang}
                aria-current={post.path === path ? 'page' : undefined}
              >
                {post.lang ? <bdi>{post.title}</bdi> : post.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  )
}
