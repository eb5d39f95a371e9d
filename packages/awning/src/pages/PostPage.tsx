import type { ReactNode } from 'react'
import { foreignLang } from '../content/entry.ts'
import styles from '../theme/article/Article.module.css'
import { ArticleBody } from '../theme/article/Article.tsx'
import { ForeignNotice } from '../theme/article/ForeignNotice.tsx'
import { StaleNotice } from '../theme/article/StaleNotice.tsx'
import { Pager } from '../theme/article/Pager.tsx'
import { Related } from '../theme/article/Related.tsx'
import { Toc } from '../theme/article/Toc.tsx'
import { ExternalLink } from '../theme/link/ExternalLink.tsx'
import { Cover } from '../theme/posts/Cover.tsx'
import { PostMeta, TagLinks } from '../theme/posts/PostParts.tsx'
import { modified } from '../features/structured-data/modified.ts'
import type { Site } from '../theme/site.ts'
import { CopyEntry } from './CopyEntry.tsx'
import { Head } from './Head.tsx'
import type { Page } from './route.ts'

export function PostPage({
  site,
  page,
}: {
  site: Site
  page: Extract<Page, { kind: 'post' }>
}): ReactNode {
  const { post, collection } = page
  const { t, config } = site
  const { lang } = foreignLang(post)
  return (
    <div className={styles['page']} data-area={collection.id}>
      <Head
        site={site}
        title={post.title}
        description={post.description}
        keywords={post.keywords}
        path={post.path}
        textLocale={post.textLocale}
        image={post.image}
        article={{
          published: post.date,
          modified: modified(post),
          authors: post.authors.flatMap(({ url }) => (url ? [new URL(url, config.url).href] : [])),
          tags: post.tags.map(({ label }) => label),
        }}
      />
      <div className={styles['column']}>
        {lang && <ForeignNotice text={t.untranslated} />}
        {post.stale && <StaleNotice site={site} path={post.path} />}
        <article>
          <header>
            <h1 lang={lang}>{post.title}</h1>
            <PostMeta site={site} post={post} />
            {post.game?.cover && <Cover image={post.game.cover} />}
          </header>
          <div lang={lang}>
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
        <Related site={site} pages={page.related} />
      </div>
      <Toc entries={post.toc} label={t.onThisPage} lang={lang} />
    </div>
  )
}
