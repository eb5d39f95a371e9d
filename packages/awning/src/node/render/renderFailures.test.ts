import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../content/temporaryFolder.testing.ts'
import { BuildFailure } from '../buildFailure.ts'
import { RenderFailures } from './renderFailures.ts'

const page = { file: 'content/a.mdx', path: '/a' }
const root = () => temporaryFolder({ 'content/a.mdx': '# A\n\n<Chart />\n' })
const fail = (message: string) => () => Promise.reject(new Error(message))

describe('pages that cannot be rendered', () => {
  it('are reported together, each once, with the line of what the message names', async () => {
    const failures = new RenderFailures({ root: root(), hasCode: true })
    await failures.attempt(page, fail('Expected component `Chart` to be defined'))
    await failures.attempt(page, fail('Expected component `Chart` to be defined'))
    await failures.attempt({ file: 'content/b.mdx', path: '/b' }, fail('no luck'))
    await failures.attempt({ path: '/list' }, fail('no luck'))
    expect(() => failures.throwIfAny()).toThrow(
      [
        'content/a.mdx',
        '  3:2 error: the page /a cannot be rendered: Expected component `Chart` to be defined',
        '      Import it at the top of the file, or correct its name.',
        '',
        'content/b.mdx',
        '  error: the page /b cannot be rendered: no luck',
      ].join('\n'),
    )
  })

  it('because they never finish are reported when their time is over', async () => {
    const failures = new RenderFailures({ root: root(), hasCode: true, timeLimit: 20 })
    expect(await failures.attempt(page, () => new Promise(() => {}))).toBeUndefined()
    expect(() => failures.throwIfAny()).toThrow(
      'the page /a cannot be rendered: it has not finished after 0.02 seconds',
    )
  })

  it('are listed for all threads together, up to fifty of them', async () => {
    const failures = new RenderFailures({ root: root(), hasCode: true })
    for (let thread = 0; thread < 2; thread++) {
      const own = new RenderFailures({ root: root(), hasCode: true })
      for (let at = 0; at < 49; at++)
        await own.attempt({ ...page, path: `/${at}` }, fail('no luck'))
      failures.add(own.found)
    }
    expect(failures.isFull).toBe(false)
    expect(() => failures.throwIfAny()).toThrow(/the page \/0 [^]*the page \/48 .*no luck$/)
    await failures.attempt({ ...page, path: '/49' }, fail('no luck'))
    expect(failures.isFull).toBe(true)
    expect(() => failures.throwIfAny()).toThrow(/\/49 [^]*stopped after 50 mistakes/)
  })

  it('on a site without code are errors of the engine, which keep their stack', async () => {
    const failures = new RenderFailures({ root: root(), hasCode: false })
    const bug = new Error('bug')
    await expect(failures.attempt(page, () => Promise.reject(bug))).rejects.toBe(bug)
  })

  it('because of what all pages share fail at once, with a message about the code of the site', async () => {
    const failures = new RenderFailures({ root: root(), hasCode: true, timeLimit: 20 })
    await expect(failures.frame(fail('in the part Footer of the theme: no luck'))).rejects.toThrow(
      'site.code.ts\n  error: the frame of all pages cannot be rendered: in the part Footer of the theme: no luck',
    )
    await expect(failures.frame(() => new Promise(() => {}))).rejects.toThrow(
      'the frame of all pages cannot be rendered: it has not finished after 0.02 seconds: a component waits',
    )
    const engine = new RenderFailures({ root: root(), hasCode: false })
    const bug = new Error('bug')
    await expect(engine.frame(() => Promise.reject(bug))).rejects.toBe(bug)
  })

  it('with a report of their own keep it', async () => {
    const failures = new RenderFailures({ root: root(), hasCode: false })
    await failures.attempt(page, () => Promise.reject(new BuildFailure('a report')))
    expect(() => failures.throwIfAny()).toThrow('a report')
  })

  it('do not exist where all goes well', async () => {
    const failures = new RenderFailures({ root: root(), hasCode: true })
    expect(await failures.attempt(page, () => Promise.resolve(1))).toBe(1)
    failures.throwIfAny()
  })
})
