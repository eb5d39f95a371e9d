import type { ReactNode } from 'react'
import type { Author, Post, PostTerm, Tag } from '../../content/model.ts'
import type { Site } from '../localeSite.ts'
import { NewTabHint } from '../link/NewTabHint.tsx'
import { readingTime } from '../readingTime.ts'
import { Picture } from '../picture/Picture.tsx'
import { PostFacts } from './PostFacts.tsx'
import styles from './PostParts.module.css'

/** Date, reading time, authors, and the facts that the kind of the post adds. */
export function PostMeta({
  site,
  post,
  terms,
}: {
  site: Site
  post: Post
  terms: readonly PostTerm[]
}): ReactNode {
  return (
    <div className={styles['meta']}>
      <p>
        <time dateTime={post.date.slice(0, 10)}>{site.date(post.date)}</time>
        {post.readingMinutes !== undefined && ` · ${readingTime(site, post.readingMinutes)}`}
      </p>
      {post.authors.length > 0 && (
        <ul className={styles['authors']}>
          {post.authors.map((author) => (
            <li key={author.key}>
              <AuthorCard author={author} hint={site.t.opensInNewTab} />
            </li>
          ))}
        </ul>
      )}
      <PostFacts terms={terms} />
    </div>
  )
}

/** Picture and name lead to the same place; only the name is a stop of the keyboard. */
function AuthorCard({ author, hint }: { author: Author; hint: string }): ReactNode {
  const { name, title, url, image, hasPage } = author
  const picture = image && (
    <Picture image={image} sizes="48px" width={48} height={48} alt="" loading="lazy" />
  )
  const tab = hasPage ? { rel: 'author' } : { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <>
      {url && picture ? (
        <a href={url} {...tab} tabIndex={-1} aria-hidden="true">
          {picture}
        </a>
      ) : (
        picture
      )}
      <span>
        {url ? (
          <a href={url} {...tab}>
            {name}
            {!hasPage && <NewTabHint text={hint} />}
          </a>
        ) : (
          <b>{name}</b>
        )}
        {title && <small>{title}</small>}
      </span>
    </>
  )
}

export function TagLinks({ site, tags }: { site: Site; tags: readonly Tag[] }): ReactNode {
  return (
    <div className={styles['tags']}>
      <b>{site.t.tagsLabel}</b>
      <ul className={styles['labels']}>
        {tags.map((tag) => (
          <li key={tag.segment}>
            <a className={styles['tag']} href={site.href(tag.path)}>
              {tag.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
