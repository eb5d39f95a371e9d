import siteCode from 'virtual:awning/site'
import type { ReactNode } from 'react'
import type { TocEntry } from '../../content/model.ts'
import '../../theme/article/article.css'
import { Toc, TocBox } from '../../theme/article/Toc.tsx'
import type { Site } from '../../theme/localeSite.ts'
import { controls } from './controls.tsx'
import { failures } from './failures.tsx'
import { foundations } from './foundations.tsx'
import styles from './Gallery.module.css'
import { home } from './home.tsx'
import { navigation } from './navigation.tsx'
import { posts } from './posts.tsx'
import { prose } from './prose.tsx'
import { localized, type Group } from './sample.ts'
import { sampleId, SampleView } from './SampleView.tsx'
import type { PageProps } from '../definePage.ts'
import { galleryTitle, type GalleryPageData } from './galleryPage.ts'

const lead = localized(
  '主题的每个组件、每种状态，都在这一页上。只有开发服务器提供这一页，构建的网站里没有。',
  'Every component of the theme, in every state, on one page. Only the dev server serves it; it is in no build.',
)

/** Every component of the theme and of the site, for engineers and designers. */
export default async function GalleryPage({
  site,
  page,
}: PageProps<GalleryPageData>): Promise<ReactNode> {
  const own = await siteCode.gallery?.()
  const groups = [
    foundations(site),
    controls(site),
    prose(page),
    navigation(site, page),
    posts(site, page),
    home(site),
    failures(site),
    ...(own?.default(site, page) ?? []),
  ]
  const toc = groups.map((group) => tocEntry(site, group))
  return (
    <div className={styles['page']} data-area="docs">
      <div className={styles['column']}>
        <h1>{site.text(galleryTitle)}</h1>
        <p className={styles['lead']}>{site.text(lead)}</p>
        <TocBox entries={toc} label={site.t.onThisPage} />
        {groups.map((group) => (
          <section className={styles['group']} key={group.id} data-group={group.id}>
            <h2 id={group.id}>{site.text(group.title)}</h2>
            {group.samples.map((sample) => (
              <SampleView key={sample.name} site={site} sample={sample} />
            ))}
          </section>
        ))}
      </div>
      <Toc entries={toc} label={site.t.onThisPage} />
    </div>
  )
}

function tocEntry(site: Site, { id, title: name, samples }: Group): TocEntry {
  return {
    id,
    level: 2,
    html: site.text(name),
    children: samples.map((sample) => ({
      id: sampleId(sample),
      level: 3,
      html: sample.name,
      children: [],
    })),
  }
}
