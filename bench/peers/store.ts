import { join, relative } from 'node:path'
import { repository, siteFolder } from '../folders.ts'
import { relativeFile, withFrontMatter, type Peer } from './peer.ts'

const home = siteFolder('store')
const fromHome = (file: string) => relative(home, join(repository, file)).replaceAll('\\', '/')

const config = `import { defineSite } from '${fromHome('packages/awning/src/index.ts')}'
export default defineSite({
  url: 'https://example.com',
  base: '/',
  repository: 'https://example.com/bench',
  title: { zh: 'Bench' },
  tagline: { zh: '生成的文档' },
  defaultLocale: 'zh',
  locales: [{ id: 'zh', label: '中文', lang: 'zh', dir: 'ltr' }],
  docs: {
    path: '/docs',
    title: { zh: '文档' },
    description: { zh: '生成的文档。' },
    sidebars: { docs: { folder: '.' } },
    mainDoc: 'index',
    version: { name: 'current', label: 'Next' },
  },
  posts: [],
  // The others draw none.
  social: false,
  navbar: { items: [{ label: { zh: '文档' }, to: '/docs' }] },
  footer: { columns: [], copyright: { zh: 'Bench' } },
})
`

/** This engine, run as its users run it: in the folder of a site, a process of its own each time. */
export const store: Peer = {
  id: 'store',
  name: 'This engine',
  files: { 'site.config.ts': config },
  content: 'content/zh/docs',
  write: ({ title, position, body }) =>
    withFrontMatter([`title: ${title}`, `sidebar_position: ${position}`], body(relativeFile)),
  home: ['content/zh/docs/index.md', withFrontMatter(['title: 首页'], '欢迎。\n')],
  command: [process.execPath, fromHome('packages/awning/bin/awning.mjs'), 'build'],
  output: 'dist',
  caches: ['.cache'],
  codeCache: '.cache/engine',
  address: (path) => `/docs/${path}/`,
}
