import type { ReactNode } from 'react'
import type { Post } from '../../content/model.ts'
import { format } from '../../i18n/format.ts'
import { ArticleBody } from '../article/Article.tsx'
import type { Site } from '../site.ts'
import type { PostListComponents } from './postComponents.ts'
import { PostMeta, TagLinks } from './PostParts.tsx'
import styles from './Posts.module.css'

interface Props {
  readonly site: Site
  readonly post: Post
  /** Those of the post's kind. */
  readonly components?: PostListComponents | undefined
}

/** A post as lists show it: up to its truncate marker, or whole. */
export function PostPreview(props: Props): ReactNode {
  const { site, post, components } = props
  const Preview = components?.Preview
  const text = <PreviewText {...props} />
  return (
    <article className={styles['preview']}>
      {Preview ? (
        <Preview site={site} post={post}>
          {text}
        </Preview>
      ) : (
        text
      )}
    </article>
  )
}

function PreviewText({ site, post, components }: Props): ReactNode {
  const { t } = site
  const href = site.href(post.path)
  const lang = post.textLocale === post.locale ? undefined : post.textLocale
  return (
    <div>
      <header>
        <h2 lang={lang}>
          <a href={href}>{post.title}</a>
        </h2>
        <PostMeta site={site} post={post} components={components} />
      </header>
      <div lang={lang}>
        <ArticleBody body={post.preview} />
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
              <b>{t.readMore}</b>
            </a>
          )}
        </footer>
      )}
    </div>
  )
}
