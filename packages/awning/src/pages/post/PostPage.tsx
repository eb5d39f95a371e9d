import type { ReactNode } from 'react'
import styles from '../../theme/article/Article.module.css'
import { ArticleBody } from '../../theme/article/Article.tsx'
import { Pager as DefaultPager } from '../../theme/article/Pager.tsx'
import { Toc as DefaultToc } from '../../theme/article/Toc.tsx'
import { ExternalLink } from '../../theme/link/ExternalLink.tsx'
import { themePart } from '../../theme/parts/themePart.tsx'
import { PostMeta, TagLinks } from '../../theme/posts/PostParts.tsx'
import { PostPicture } from '../../theme/posts/PostPicture.tsx'
import { AfterText } from '../AfterText.tsx'
import { CopyEntry } from '../CopyEntry.tsx'
import { EntryNotices } from '../EntryNotices.tsx'
import type { PageProps } from '../definePage.ts'
import { postKindOf } from '../post-kinds/postKindOf.ts'
import type { PostPageData } from './postPage.ts'
import { langAttributes } from '../../theme/langAttributes.ts'
import { PostSeries } from './PostSeries.tsx'

const Pager = themePart('Pager', DefaultPager)
const Toc = themePart('Toc', DefaultToc)

export default function PostPage({ site, page, postKinds }: PageProps<PostPageData>): ReactNode {
  const { post, collection } = page
  const { t, config } = site
  const lang = post.textLang
  const kind = postKindOf(postKinds, collection)
  const picture = kind.picture?.(post)
  return (
    <div
      className={styles['page']}
      data-area={collection.id}
      data-wide={post.toc.length === 0 || undefined}
    >
      <div className={styles['column']}>
        <EntryNotices site={site} entry={post} />
        <article>
          <header>
            <h1 {...langAttributes(lang)}>{post.title}</h1>
            <PostMeta site={site} post={post} terms={kind.terms?.(post, site) ?? []} />
            {picture && <PostPicture image={picture} sizes="(max-width: 48rem) 100vw, 46rem" />}
          </header>
          {post.series && <PostSeries site={site} series={post.series} path={post.path} />}
          <div {...langAttributes(lang)}>
            <ArticleBody body={post.body} />
          </div>
          <footer>
            {post.tags.length > 0 && <TagLinks site={site} tags={post.tags} />}
            <p className={styles['edit']}>
              {config.editUrl && (
                <ExternalLink href={config.editUrl + encodeURI(post.file)} hint={t.opensInNewTab}>
                  {t.editThisPage}
                </ExternalLink>
              )}
              <CopyEntry site={site} entry={post} />
            </p>
          </footer>
        </article>
        <Pager
          site={site}
          label={t.postNavigation}
          start={post.newer && { hint: t.newerPost, link: post.newer }}
          end={post.older && { hint: t.olderPost, link: post.older }}
        />
        <AfterText site={site} area="posts" entry={post} related={page.related} />
      </div>
      <Toc entries={post.toc} label={t.onThisPage} lang={lang} />
    </div>
  )
}
