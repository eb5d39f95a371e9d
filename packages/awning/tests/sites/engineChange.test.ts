import { describe, expect, it } from 'vitest'
import { page } from './openFixture.ts'
import { copyEngine, settingsFile, testFolder } from './engineCopy.ts'

describe('what a build remembers', () => {
  it(
    'is forgotten when settings, theme, engine or a package change',
    {
      timeout: 180_000,
    },
    async () => {
      const engine = copyEngine(testFolder(), 'image-size')
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>'
      engine.write('site.config.ts', settingsFile('One'))
      engine.write('content/zh/docs/index.md', page('Home'))
      engine.write('content/zh/docs/a.md', page('A', '![x](./x.svg)'))
      engine.write('content/zh/docs/x.svg', svg)
      const html = () => engine.read('dist/docs/a/index.html')
      await engine.build()
      expect(html()).toContain('<title>A | One</title>')
      expect(html()).toContain('width="3"')
      expect((await engine.build()).stdout).toContain('Nothing has changed')

      await engine.build({ SITE_URL: 'https://other.example.com' })
      expect(html()).toContain('https://other.example.com/docs/a/')

      engine.write('site.config.ts', settingsFile('One').replaceAll('"One"', 'process.env.TITLE'))
      await engine.build({ TITLE: 'First' })
      expect(html()).toContain('<title>A | First</title>')
      await engine.build({ TITLE: 'Second' })
      expect(html()).toContain('<title>A | Second</title>')

      engine.write('site.config.ts', settingsFile('Two'))
      await engine.build()
      expect(html()).toContain('<title>A | Two</title>')

      engine.edit(
        'engine/src/theme/styles/base.css',
        (css) => `${css}\n@layer base { .new-rule { color: red } }`,
      )
      engine.edit('engine/src/node/render/finishDocument.ts', (code) =>
        code.replace('<!doctype html>', '<!doctype html><!-- new engine -->'),
      )
      await engine.build()
      expect(engine.styles()).toContain('.new-rule')
      expect(html()).toContain('<!-- new engine -->')

      const update = 'export const imageSize = () => ({ width: 7, height: 5 })'
      engine.write('node_modules/image-size/dist/esm/index.js', update)
      engine.edit('node_modules/.package-lock.json', (lock) =>
        lock.replace('"version": "2.0.4"', '"version": "2.0.5"'),
      )
      await engine.build()
      expect(html()).toContain('width="7"')
    },
  )
})
