import { expect, it } from 'vitest'
import { plainConfig, sharedEngine } from '../sites/fixtureSite.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import { reliance } from './reliance.ts'

const engine = await sharedEngine(repositoryRoot)

it('server components share what React caches with the rendering that they are part of', async () => {
  const [first, second] = await Promise.all([
    engine.rsc.renderShell(plainConfig, 'zh'),
    engine.rsc.renderShell(plainConfig, 'zh'),
  ])
  const message = reliance(
    'one cache() for each rendering',
    'node/entries/recordStyles.ts',
    'recordedStyles: pages would link no style sheets, or those of other pages',
  )
  expect(first.styles.length, message).toBeGreaterThan(0)
  expect(second.styles, message).toEqual(first.styles)
})

it('an error while rendering reaches the caller instead of the stream', async () => {
  await expect(
    engine.rsc.renderBody({ kind: 'module', module: 'none.mdx', excerpt: false, drawn: false }),
    reliance('onError of renderToPipeableStream', 'node/entries/flight.ts', 'flight'),
  ).rejects.toThrow('none.mdx')
})
