import { escapeMarkdown } from '../content/escapeMarkdown.ts'
import { relativeFile, titleField, withFrontMatter, type Peer } from './peer.ts'

const config = `import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitepress'
const docs = join(import.meta.dirname, '..')
const field = (file, name) =>
  new RegExp('^' + name + ': (.*)$', 'm').exec(readFileSync(file, 'utf8').slice(0, 600))[1]
const sidebar = readdirSync(docs).filter((name) => /^g\\d+$/.test(name)).sort().map((folder) => ({
  text: folder,
  collapsed: true,
  items: readdirSync(join(docs, folder)).map((file) => ({
    text: JSON.parse(field(join(docs, folder, file), 'title')).replaceAll('<', '&lt;'),
    order: Number(field(join(docs, folder, file), 'order')),
    link: '/' + folder + '/' + file.replace(/\\.md$/, ''),
  })).sort((a, b) => a.order - b.order),
}))
export default defineConfig({
  lang: 'zh-CN', title: 'Bench',
  // Braces in texts are text.
  markdown: { attrs: { disable: true } },
  themeConfig: { sidebar, search: { provider: 'local' }, nav: [{ text: '文档', link: '/' }] },
})
`

export const vitepress: Peer = {
  id: 'vitepress',
  name: 'VitePress',
  packages: { main: 'vitepress', type: 'module', dependencies: { vitepress: '1.6.4' } },
  files: { 'docs/.vitepress/config.mjs': config },
  content: 'docs',
  write: ({ title, position, body }) =>
    withFrontMatter(
      [titleField(title), `order: ${position}`],
      `# ${escapeMarkdown(title)}\n\n${body(relativeFile)}`,
    ),
  home: ['docs/index.md', '# 首页\n\n欢迎。\n'],
  command: ['node_modules/.bin/vitepress', 'build', 'docs'],
  dev: (port) => ['node_modules/.bin/vitepress', 'dev', 'docs', '--port', `${port}`],
  output: 'docs/.vitepress/dist',
  caches: ['docs/.vitepress/cache', 'docs/.vitepress/.temp', 'node_modules/.vite'],
  address: (path) => `/${path}.html`,
}
