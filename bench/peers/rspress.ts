import { escapeMarkdown } from '../content/escapeMarkdown.ts'
import { relativeFile, titleField, withFrontMatter, type Peer } from './peer.ts'

const config = `import { defineConfig } from '@rspress/core'
export default defineConfig({ root: 'docs', title: 'Bench', lang: 'zh' })
`

export const rspress: Peer = {
  id: 'rspress',
  name: 'Rspress',
  packages: {
    main: '@rspress/core',
    type: 'module',
    dependencies: { '@rspress/core': '2.0.22' },
    overrides: {
      'remark-cjk-friendly': '2.3.1',
      'remark-cjk-friendly-gfm-strikethrough': '2.3.1',
    },
  },
  files: { 'rspress.config.ts': config },
  content: 'docs',
  write: ({ title, body }) =>
    withFrontMatter([titleField(title)], `# ${escapeMarkdown(title)}\n\n${body(relativeFile)}`),
  home: ['docs/index.md', '# 首页\n\n欢迎。\n'],
  command: ['node_modules/.bin/rspress', 'build'],
  dev: (port) => ['node_modules/.bin/rspress', 'dev', '--port', `${port}`],
  output: 'doc_build',
  caches: ['node_modules/.cache', 'node_modules/.rspress'],
  address: (path) => `/${path}.html`,
}
