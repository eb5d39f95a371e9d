import type { SocialPicture } from './socialPicture.ts'

/** A picture for tests, which change what their rule is about. */
export const plainPicture: SocialPicture = {
  lang: 'zh',
  card: { title: '工具推荐', section: ['博客'], facts: ['1篇'], area: 'blog' },
  data: undefined,
  site: { name: '文档站', address: 'docs.example.com', logo: { letters: '文' } },
  colors: {
    accent: '#1f5a66',
    siteAccent: '#b03522',
    onAccent: '#fffaf2',
    background: '#fbf8f1',
    surface: '#f3ecdf',
    raised: '#fffdf8',
    border: '#e0d6c4',
    text: '#211c16',
    mutedText: '#635a4e',
  },
}
