import { titleField, withFrontMatter, type Peer } from './peer.ts'

const config = `import { readdirSync } from 'node:fs'
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
const folders = readdirSync('./src/content/docs').filter((name) => /^g\\d+$/.test(name)).sort()
export default defineConfig({
  site: 'https://example.com',
  integrations: [starlight({
    title: 'Bench',
    locales: { root: { label: '简体中文', lang: 'zh-CN' } },
    sidebar: folders.map((directory) => ({
      label: directory, collapsed: true, items: [{ autogenerate: { directory } }],
    })),
  })],
})
`

const collections = `import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`

/** Starlight wants a Node newer than the one this repository runs on: it comes from npm with it. */
export const starlight: Peer = {
  id: 'starlight',
  name: 'Starlight',
  packages: {
    main: '@astrojs/starlight',
    type: 'module',
    dependencies: {
      '@astrojs/starlight': '0.42.4',
      astro: '7.3.5',
      node: '24.21.0',
      sharp: '0.35.5',
    },
    overrides: {
      rolldown: '1.2.18',
      '@astrojs/compiler-rs': '0.4.1',
      '@astrojs/compiler-binding': '0.4.1',
    },
  },
  files: {
    'astro.config.mjs': config,
    'src/content.config.ts': collections,
    'tsconfig.json': '{ "extends": "astro/tsconfigs/strict" }\n',
  },
  content: 'src/content/docs',
  write: ({ title, position, body }) =>
    withFrontMatter(
      [titleField(title), 'sidebar:', `  order: ${position}`],
      body((path) => `/${path}/`),
    ),
  home: ['src/content/docs/index.md', withFrontMatter(['title: 首页'], '欢迎。\n')],
  command: ['node_modules/.bin/astro', 'build'],
  dev: (port) => ['node_modules/.bin/astro', 'dev', '--port', `${port}`],
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
  output: 'dist',
  caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  address: (path) => `/${path}/`,
}
