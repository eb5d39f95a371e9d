import type { ReactPageMetadata, ReactPageProps } from 'awning'

export const metadata = {
  title: { en: 'awning', zh: 'awning' },
  description: {
    en: 'An engine for documentation sites and blogs. Every page is finished HTML; React arrives when a reader needs it.',
    zh: '做文档站和博客的引擎。每一页都是现成的 HTML，读者真要动手时，React 才到场。',
  },
} satisfies ReactPageMetadata

export default function Home({ site }: ReactPageProps) {
  return <h1>{site.text(metadata.title)}</h1>
}
