import type { ReactNode } from 'react'
import type { Author, Post, Tag } from '../../content/model.ts'
import type { Site } from '../site.ts'
import { GameFactsList } from './GameFactsList.tsx'

/** Date, authors and, for a game, its facts. */
export function PostMeta({ site, post }: { site: Site; post: Post }): ReactNode {
  return (
    <>
      <p className="post-date">
        <time dateTime={post.date.slice(0, 10)}>{site.date(post.date)}</time>
      </p>
      {post.authors.length > 0 && (
        <ul className="authors">
          {post.authors.map((author) => (
            <li key={author.key}>
              <AuthorCard author={author} />
            </li>
          ))}
        </ul>
      )}
      {post.game && <GameFactsList site={site} game={post.game} />}
    </>
  )
}

function AuthorCard({ author }: { author: Author }): ReactNode {
  const { name, title, url, image } = author
  const tab = { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <>
      {image && (
        <img src={image.src} width={48} height={48} alt="" loading="lazy" decoding="async" />
      )}
      <span>
        {url ? (
          <a href={url} {...tab}>
            {name}
          </a>
        ) : (
          name
        )}
        {title && <small>{title}</small>}
      </span>
    </>
  )
}

export function TagLinks({ site, tags }: { site: Site; tags: readonly Tag[] }): ReactNode {
  return (
    <div className="post-tags">
      <b>{site.t.tagsLabel}</b>
      <ul>
        {tags.map((tag) => (
          <li key={tag.segment}>
            <a className="tag" href={site.href(tag.path)}>
              {tag.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
