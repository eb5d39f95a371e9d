import type { ReactNode } from 'react'
import type { Image, Post, PostTerm } from '../../content/model.ts'
import { format } from '../../i18n/format.ts'
import { ArticleBody } from '../article/Article.tsx'
import { textPhrases } from '../article/textPhrases.ts'
import type { Site } from '../localeSite.ts'
import { PostMeta, TagLinks } from './PostParts.tsx'
import { PostPicture } from './PostPicture.tsx'
import styles from './Posts.module.css'
import { langAttributes } from '../langAttributes.ts'

export interface PostPreviewProps {
  readonly site: Site
  readonly post: Post
  readonly terms: readonly PostTerm[]
  readonly picture?: Image | undefined
}

/** A post as lists show it: up to its truncate marker, the beginning of a long one, or whole. */
export function PostPreview({ picture, ...props }: PostPreviewProps): ReactNode {
  const text = <PreviewText {...props} />
  return (
    <article className={styles['preview']}>
      {picture ? (
        <div className={styles['withPicture']}>
          <PostPicture image={picture} sizes="(max-width: 640px) 100vw, 15rem" />
          {text}
        </div>
      ) : (
        text
      )}
    </article>
  )
}

function PreviewText({ site, post, terms }: Omit<PostPreviewProps, 'picture'>): ReactNode {
  const { t } = site
  const href = site.href(post.path)
  return (
    <div>
      <header>
        <h2 {...langAttributes(post.textLang)}>
          <a href={href}>{post.title}</a>
        </h2>
        <PostMeta site={site} post={post} terms={terms} />
      </header>
      <div {...langAttributes(post.textLang)}>
        <ArticleBody body={post.preview} phrases={textPhrases(t)} />
      </div>
      {(post.tags.length > 0 || post.truncated) && (
        <footer>
          {post.tags.length > 0 && <TagLinks site={site} tags={post.tags} />}
          {post.truncated && (
            <a
              className={styles['more']}
              href={href}
              aria-label={format(t.readMoreAbout, { title: post.title })}
            >
              <b>{t.readMore}</b> {/* Search engines read the text of a link and not its label. */}
              <span className="visually-hidden" {...langAttributes(post.textLang)}>
                {post.title}
              </span>
            </a>
          )}
        </footer>
      )}
    </div>
  )
}
