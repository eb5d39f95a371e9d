import { ArticleBody } from '../../theme/article/Article.tsx'
import styles from './Gallery.module.css'
import type { GalleryPageData } from './galleryPage.ts'
import { localized, type Group } from './sample.ts'

/** A text with all constructs of Markdown, compiled like any text of the site. */
export function prose({ prose: text }: GalleryPageData): Group {
  return {
    id: 'prose',
    title: localized('正文', 'Prose'),
    samples: [
      {
        name: 'ArticleBody',
        file: 'theme/article/Article.tsx',
        note: localized(
          '正文由pages/gallery/prose.zh.md编译而来，样式在theme/styles/的prose.css、code.css、richCode.css、math.css、diagram.css。指到标题上，有本节链接；指到代码上，有复制和换行按钮；按下图片，看大图（theme/article/Lightbox.tsx）。',
          'Compiled from pages/gallery/prose.en.md; its styles are prose.css, code.css, richCode.css, math.css and diagram.css in theme/styles/. Hover a heading for its link, code for its buttons; press the picture to see it large (theme/article/Lightbox.tsx).',
        ),
        states: [
          {
            element: (
              <div className={styles['prose']}>
                <ArticleBody body={text.body} />
              </div>
            ),
          },
        ],
      },
    ],
  }
}
