import { relativeFile, titleField, withFrontMatter, type Peer } from './peer.ts'

const config = `import { defineSite } from 'awning'
export default defineSite({
  url: 'https://example.com',
  repository: 'https://example.com/bench',
  title: 'Bench',
  tagline: '生成的文档',
  locales: [{ id: 'zh' }],
  docs: { description: '生成的文档。', version: { name: 'current', label: 'Next' } },
  // The other generators make no social images.
  social: false,
  navbar: { items: [{ label: '文档', to: '/docs' }] },
  footer: { copyright: 'Bench' },
})
`

/** awning, run as its users run it: packed, installed in the folder of a site, and started as a new process each time. */
export const awning: Peer = {
  id: 'awning',
  name: 'This engine',
  files: { 'site.config.ts': config },
  content: 'content/zh/docs',
  write: ({ title, position, body }) =>
    withFrontMatter([titleField(title), `sidebar_position: ${position}`], body(relativeFile)),
  home: ['content/zh/docs/index.md', withFrontMatter(['title: 首页'], '欢迎。\n')],
  command: [process.execPath, 'node_modules/awning/bin/awning.mjs', 'build'],
  dev: (port) => [
    process.execPath,
    'node_modules/awning/bin/awning.mjs',
    'dev',
    '--port',
    `${port}`,
  ],
  output: 'dist',
  caches: ['.cache'],
  address: (path) => `/docs/${path}/`,
}
