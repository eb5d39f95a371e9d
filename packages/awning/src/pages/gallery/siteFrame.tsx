import { Comments } from '../../features/comments/Comments.tsx'
import type { NavItemConfig } from '../../config/site.ts'
import { Footer } from '../../theme/footer/Footer.tsx'
import type { Site } from '../../theme/localeSite.ts'
import { NavItem } from '../../theme/nav-items/NavItem.tsx'
import styles from './Gallery.module.css'
import { localized, sampleHref, type Sample } from './sample.ts'
import { samplePost } from './samplePosts.ts'

/** Parts of the page frame that the settings fill: items of the navbar, the footer, comments. */
export function siteFrame(site: Site): Sample[] {
  return [
    {
      name: 'NavItem',
      file: 'theme/nav-items/NavItem.tsx',
      note: localized(
        '导航栏里的菜单、图标和按钮；菜单指上去或按下去打开。',
        'Menu, icon and button of the navbar. The menu opens on hover or press.',
      ),
      states: [
        {
          element: (
            <div className={styles['row']}>
              {navItems.map((item, index) => (
                <NavItem key={index} site={site} item={item} inMenu={false} />
              ))}
            </div>
          ),
        },
      ],
    },
    {
      name: 'Footer',
      file: 'theme/footer/Footer.tsx',
      note: localized('各栏可以是链接，也可以是文字。', 'Its columns have links or text.'),
      states: [{ element: <Footer site={withFooter(site)} /> }],
    },
    {
      name: 'Comments',
      file: 'features/comments/Comments.tsx',
      note: localized(
        '评论区没有载入时的样子：一个链接。',
        'As long as the comments are not loaded, they are a link.',
      ),
      states: [
        {
          element: (
            <Comments
              site={site}
              giscus={giscus}
              entry={samplePost(site, 'comments', site.text(localized('一篇文章', 'A post')))}
            />
          ),
        },
      ],
    },
  ]
}

const link = (name: string, zh: string, en: string) => ({
  label: localized(zh, en),
  to: sampleHref(name),
})

const elsewhere = { label: localized('代码仓库', 'Source code'), to: 'https://example.com/' }

const navItems: readonly NavItemConfig[] = [
  { ...link('area', '一个区域', 'An area'), look: 'link', position: 'start' },
  {
    label: localized('更多', 'More'),
    items: [
      link('first', '第一项', 'The first'),
      link('second', '第二项', 'The second'),
      elsewhere,
    ],
    position: 'start',
  },
  { ...elsewhere, icon: 'github', look: 'link', position: 'start' },
  { ...elsewhere, icon: 'github', look: 'icon', position: 'end' },
  { ...link('start', '开始使用', 'Get started'), look: 'button', position: 'end' },
]

function withFooter(site: Site): Site {
  return {
    ...site,
    // The footer of this page has the same name, and names of landmarks are unique.
    t: { ...site.t, footerNavigation: site.text(localized('页尾的样子', 'Sample footer')) },
    config: {
      ...site.config,
      footer: {
        columns: [
          {
            title: localized('站内', 'Here'),
            text: localized('', ''),
            links: [link('docs', '文档', 'Docs'), link('blog', '博客', 'Blog')],
          },
          { title: localized('别处', 'Elsewhere'), text: localized('', ''), links: [elsewhere] },
          {
            title: localized('关于', 'About'),
            text: localized('一栏**文字**，没有链接。', 'A column of **text**, without links.'),
            links: [],
          },
        ],
        text: localized('各栏下面的一行。', 'A line below the columns.'),
        copyright: localized('© 2022 示例', '© 2022 Example'),
      },
    },
  }
}

const giscus = {
  repo: 'example/docs',
  repoId: 'R_1',
  category: 'General',
  categoryId: 'DIC_1',
  mapping: 'pathname',
  strict: false,
  reactions: true,
  inputPosition: 'bottom',
  theme: { light: 'light', dark: 'dark' },
} as const
