import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../repositoryRoot.ts'

/** Parts of the theme that show nothing themselves: they do something, or contain others. */
const invisible = [
  'article/ArticleLayout',
  'article/CodeOverflow',
  'article/DiagramStyles',
  'article/EditLine',
  'article/FrameStyles',
  'article/MathStyles',
  'article/ReadTracker',
  'article/RichCodeStyles',
  'article/TextArticle',
  'article/TextStyles',
  'article/TocSpy',
  'article/TypeEscape',
  'article/TypeStyles',
  'article/mdxComponents',
  'docs/DocsNavLink',
  'docs/PreferredVersion',
  'docs/VersionLink',
  'head/PageHead',
  'menu/MenuBehaviour',
  'menu/PopoverButton',
  'nav-items/CloseOnNavigation',
  'navbar/HideOnScroll',
  'parts/themePart',
  'posts/PostArticle',
  'shell/Announcer',
  'shell/Outlets',
  'shell/Shell',
]

/** Parts that are only used inside another one, which shows them. */
const within: Readonly<Record<string, string>> = {
  'article/Admonition': 'article/Article',
  'article/ArticleText': 'article/Article',
  'article/Details': 'article/Article',
  'article/Html': 'article/Article',
  'article/Lightbox': 'article/Article',
  'article/PackedHtml': 'article/Article',
  'article/PagerLinks': 'article/Pager',
  'article/TocLists': 'article/Toc',
  'article/TranslationNotice': 'article/UntranslatedNotice',
  'article/blocks': 'article/Article',
  'picture/Picture': 'posts/PostPicture',
  'footer/FooterText': 'footer/Footer',
  'link/InlineText': 'footer/Footer',
  'failure/ErrorDetails': 'failure/PageBoundary',
  'failure/RootBoundary': 'failure/PageBoundary',
  'nav-items/BrandIcon': 'navbar/Navbar',
  'nav-items/NavItem': 'navbar/Navbar',
  'navbar/LanguageLinks': 'navbar/Navbar',
  'navbar/AreaLink': 'navbar/Navbar',
  'navbar/NavLink': 'navbar/Navbar',
  'navbar/NavLinks': 'navbar/Navbar',
  'tabs/TabSet': 'article/Article',
  'tabs/Tabs': 'article/Article',
}

const read = (folder: string) =>
  readdirSync(join(repositoryRoot, 'packages/awning/src', folder), {
    recursive: true,
    encoding: 'utf8',
  })

const source = join(repositoryRoot, 'packages/awning/src')
const gallery = read('pages/gallery')
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join(source, 'pages/gallery', name), 'utf8'))
  .join('\n')

describe('the page that shows the theme', () => {
  it('names files and folders that exist', () => {
    const files = [...gallery.matchAll(/\bfile: '([^']+)'/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((file) => !existsSync(join(source, file)))).toEqual([])
  })

  it('names every component of the theme', () => {
    const isShown = (name: string) =>
      gallery.includes(`'theme/${name}.tsx'`) || gallery.includes(`'theme/${name.split('/')[0]}/'`)
    const components = read('theme')
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => name.slice(0, -'.tsx'.length))
    expect(components.length).toBeGreaterThan(40)
    const missing = components.filter(
      (name) => !invisible.includes(name) && !isShown(within[name] ?? name),
    )
    expect(missing).toEqual([])
  })
})
