import type { Page } from '@playwright/test'
import { staticPage } from './staticPage.ts'

export interface ArticleText {
  readonly headings: string[]
  readonly paragraphs: string[]
  /** Their alternative texts; pictures that only decorate have none and are left out. */
  readonly images: string[]
  readonly comments: string[]
}

/** The text of a post without its head and foot: on its own page, or as its entry in a list. */
export async function articleText(
  page: Page,
  address: string,
  post?: string,
): Promise<ArticleText> {
  const document = await staticPage(page, address)
  return document.evaluate((root, href) => {
    const articles = Array.from(root.querySelectorAll('main article'))
    const [article] = href
      ? articles.filter((entry) => entry.querySelector(`h2 a[href="${href}"]`))
      : articles
    if (!article) throw new Error(`there is no article ${href ?? ''}`)
    for (const frame of article.querySelectorAll('header, footer')) frame.remove()
    const texts = (selector: string) =>
      Array.from(article.querySelectorAll(selector), (element) =>
        element.textContent.replace(/#$/, '').trim(),
      )
    const comments: string[] = []
    const walker = root.createTreeWalker(article, NodeFilter.SHOW_COMMENT)
    while (walker.nextNode()) comments.push(walker.currentNode.textContent ?? '')
    return {
      headings: texts('h1, h2, h3, h4'),
      paragraphs: texts('p'),
      images: Array.from(article.querySelectorAll('img'), ({ alt }) => alt).filter(Boolean),
      comments,
    }
  }, post)
}
