import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { hash } from '../../src/cache/hash.ts'
import { temporaryFolder } from '../../src/content/temporaryFolder.testing.ts'
import { listFolder } from '../../src/node/output/listFolder.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import { page } from './markdownPage.ts'

const command = join(repositoryRoot, 'packages/awning/bin/awning.mjs')
const count = 60

/** A site with so many pictures that they take a few seconds. */
const newSite = () =>
  temporaryFolder({
    'site.config.ts':
      "export default { url: 'https://a.example', title: 'A', posts: [], social: {} }",
    ...Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `content/en/docs/page-${index}.md`,
        page(`Page ${index} of a site with many pictures`, 'Text.'),
      ]),
    ),
  })

const build = (root: string) => promisify(execFile)(process.execPath, [command, 'build', root])

const contents = (root: string) =>
  Object.fromEntries(
    listFolder(join(root, 'dist')).map((name) => [
      name,
      hash(readFileSync(join(root, 'dist', name))),
    ]),
  )

function startPreview(root: string) {
  const server = spawn(process.execPath, [command, 'preview', root, '--build', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  let printed = ''
  server.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const match = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = pattern.exec(printed)
      if (found) return found
      await once(server.stdout, 'data')
    }
  }
  return { server, match, printed: () => printed }
}

it(
  'a preview that builds is up before the pictures are made, and whatever ends it, the next build completes them',
  { timeout: 240_000 },
  async () => {
    const [whole, site] = [newSite(), newSite()]
    const ready = /The site is at (\S+)/

    const killed = startPreview(site)
    await killed.match(ready)
    const missing = listFolder(join(site, 'dist')).filter((name) => name.startsWith('social/'))
    expect(missing).toEqual([])
    killed.server.kill('SIGKILL')
    // The stream is open as long as the build has it.
    await once(killed.server.stdout, 'close')
    expect(killed.printed()).toContain('social images will follow')
    expect(killed.printed()).not.toContain('Made ')

    const second = startPreview(site)
    const [, url = ''] = await second.match(ready)
    const address = new URL('social/en/docs/page-7.png', url)
    let picture = await fetch(address)
    // On a busy machine pictures take longer than a request is kept waiting; each waits for some seconds.
    while (picture.status === 503) picture = await fetch(address)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    await second.match(/Made \d+ social images in [\d.]+ s\./)
    await build(whole)
    expect(contents(site)).toEqual(contents(whole))

    expect((await build(site)).stdout).toContain('Nothing has changed')
    second.server.kill()
    await once(second.server, 'exit')
  },
)

it('a preview of a site that cannot be built says why, and is not started', async () => {
  const root = temporaryFolder({
    'site.config.ts': "export default { url: 'https://a.example', title: 'A', posts: [] }",
    'content/en/docs/a.md': page('A', ':::unknown\n\nText.\n\n:::', 'order: first'),
  })
  const preview = promisify(execFile)(
    process.execPath,
    [command, 'preview', root, '--build', '--port', '0'],
    { timeout: 50_000 },
  )
  await expect(preview).rejects.toMatchObject({
    code: 1,
    stdout: expect.not.stringContaining('The site is at'),
    stderr: expect.stringContaining('content/en/docs/a.md'),
  })
})
