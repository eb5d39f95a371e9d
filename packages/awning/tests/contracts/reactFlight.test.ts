import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from '../repositoryRoot.ts'
import { plainConfig, sharedEngine } from '../sites/fixtureSite.ts'
import { reliance } from './reliance.ts'

const engine = await sharedEngine()

it('every rendering records its own style sheets, also beside another', async () => {
  const shell = () => engine.rsc.renderShell(plainConfig, 'zh')
  const text = () =>
    engine.rsc.renderBody({ kind: 'blocks', hash: '', blocks: [{ html: 'a' }], hasDiagram: false })
  const [alone, beside, other] = [await shell(), ...(await Promise.all([shell(), text()]))]
  const message = reliance(
    'a cache() of React that lasts for one rendering',
    'node/entries/recordStyles.ts',
    'recorded: pages would link style sheets of each other, or none',
  )
  expect(alone.styles.length, message).toBeGreaterThan(0)
  expect(beside.styles, message).toEqual(alone.styles)
  expect(
    other.styles.filter((href) => alone.styles.includes(href)),
    message,
  ).toEqual([])
})

it('a flight stream gives a document that links the style sheets it is given, in their order', async () => {
  const { stream } = await engine.rsc.renderShell(plainConfig, 'zh')
  const html = await engine.ssr.renderDocument(
    { id: '', path: '/', head: {}, shell: await engine.ssr.decode(stream), aside: null },
    async () => null,
    ['/b.css', '/a.css'],
  )
  expect(
    Array.from(html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g), ([, href]) => href),
    reliance(
      'style sheets of one precedence that React puts where it meets them',
      'node/entries/renderHtml.tsx',
      'Document, and setRequireModule in node/entries/ssr.tsx, which keeps the plugin from linking more',
    ),
  ).toEqual(['/b.css', '/a.css'])
})

it('an error while rendering reaches the caller instead of the stream', async () => {
  await expect(
    engine.rsc.renderBody({
      kind: 'module',
      module: 'none.mdx',
      excerpt: false,
      hasDiagram: false,
    }),
    reliance('onError of renderToPipeableStream', 'node/entries/flight.ts', 'flight'),
  ).rejects.toThrow('none.mdx')
})

it('of the builds for development, that for Node follows all promises, and that for the edge does not', () => {
  const source = (platform: string) =>
    readFileSync(
      join(
        repositoryRoot,
        'node_modules/@vitejs/plugin-rsc/dist/vendor/react-server-dom/cjs',
        `react-server-dom-webpack-server.${platform}.development.js`,
      ),
      'utf8',
    )
  expect(
    ['node', 'edge'].map((platform) => /createHook/.test(source(platform))),
    reliance(
      'a build of React without async hooks',
      'node/entries/flightStreamDev.ts',
      'whether it is still needed, or everything in the dev server has become slow',
    ),
  ).toEqual([true, false])
})
