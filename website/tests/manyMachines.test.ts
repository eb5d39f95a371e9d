import { execFile } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hash } from '../../packages/awning/src/cache/hash.ts'
import { plainSettings } from '../../packages/awning/src/config/plainSettings.testing.ts'
import { listFolder } from '../../packages/awning/src/node/output/listFolder.ts'
import { startNginx } from '../../packages/awning/tests/hosts/realServers.ts'
import { repositoryRoot } from '../../packages/awning/tests/repositoryRoot.ts'
import { copyEngine, testFolder } from '../../packages/awning/tests/sites/engineCopy.ts'
import { writeFixture, type Files } from '../../packages/awning/tests/sites/fixtureFiles.ts'
import { page } from '../../packages/awning/tests/sites/markdownPage.ts'
import { readFences } from './snippets/readFences.ts'
import { websiteRoot } from './websiteRoot.ts'

const guide = 'content/en/docs/04-deploying/many-machines.md'
const token = 'a-token-of-this-test'

/** nginx with WebDAV, as the guide configures it. */
async function startCache(): Promise<{ address: string; folder: string }> {
  const fences = readFences(readFileSync(join(websiteRoot, guide), 'utf8'), guide)
  const config = fences.find(({ title }) => title === 'cache.conf')?.text ?? ''
  expect(config).toContain('dav_methods PUT')
  let folder = ''
  const server = await startNginx((place) => {
    folder = join(place.folder, 'cache')
    mkdirSync(folder)
    // nginx runs as a user without rights.
    chmodSync(folder, 0o777)
    return config
      .replace('listen 80;', `listen 127.0.0.1:${place.port};`)
      .replace('/srv/cache', folder)
      .replaceAll('change-me', token)
  })
  onTestFinished(() => server.close())
  return { address: `http://127.0.0.1:${server.port}/awning`, folder }
}

const red = { width: 600, height: 400, channels: 3, background: '#a23' } as const
const code = (name: string) => `\`\`\`ts\nexport const ${name}: number = 1\n\`\`\``

const site: Files = {
  ...Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [
      `content/zh/docs/g${at % 5}/d${at}.md`,
      page(
        `Doc ${at}`,
        `Text ${at}.\n\n${code(`d${at}`)}\n\n[next](../g${(at + 1) % 5}/d${(at + 1) % 60}.md)`,
      ),
    ]),
  ),
  ...Object.fromEntries(
    Array.from({ length: 8 }, (_, at) => [
      `content/en/blog/2022-01-1${at}-p${at}.md`,
      page(`Post ${at}`, 'Begin.\n\n<!-- truncate -->\n\nEnd.', 'tags: [x]'),
    ]),
  ),
  'content/tags.yml': 'blog:\n  x: x\n',
  'content/zh/docs/picture.md': page('Picture', '![A red picture](./red.png)'),
  'content/zh/docs/red.png': await sharp({ create: red }).png().toBuffer(),
  'content/zh/docs/dice.mdx': page(
    'Dice',
    "import { Dice } from '@site/code/Dice.tsx'\n\n<Dice />",
  ),
  'code/Dice.tsx': `'use client'
import { useState } from 'react'
export function Dice() {
  const [sides, setSides] = useState(6)
  return <button onClick={() => setSides(8)}>{sides} sides</button>
}
`,
}

const variable = 'TEST_CACHE_TOKEN'
const settingsWith = (remote: string) =>
  `export default ${JSON.stringify({ ...plainSettings, cache: { remote, token: variable } })}`

function run(folder: string, program: string, options: readonly string[], secret = token) {
  const env = { ...process.env, [variable]: secret }
  return promisify(execFile)(process.execPath, [program, 'build', ...options], { cwd: folder, env })
}

/** A checkout of a site in a folder of its own, built by the engine of the repository. */
function checkout(files: Files, remote: string) {
  const { root, remove } = writeFixture({ ...files, 'site.config.ts': settingsWith(remote) })
  onTestFinished(remove)
  const program = join(repositoryRoot, 'packages/awning/bin/awning.mjs')
  return {
    build: (...options: string[]) => run(root, program, options),
    buildWith: (secret: string) => run(root, program, [], secret),
  }
}

/**
 * A checkout with packages of its own, as on a machine of its own: bundles of a site with code depend on where the
 * engine is, seen from the site. `installed` is a folder from which they are copied.
 */
function project(remote: string, installed?: string) {
  const root = testFolder()
  if (installed === undefined) copyEngine(root)
  else
    for (const name of ['engine', 'node_modules'])
      cpSync(join(installed, name), join(root, name), { recursive: true, verbatimSymlinks: true })
  const files = { ...site, 'package.json': '{ "type": "module" }' }
  for (const [path, text] of Object.entries({ ...files, 'site.config.ts': settingsWith(remote) })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return {
    root,
    build: (...options: string[]) => run(root, 'engine/bin/awning.mjs', options),
    output: () =>
      Object.fromEntries(
        listFolder(join(root, 'dist'))
          .toSorted()
          .map((name) => [name, hash(readFileSync(join(root, 'dist', name)))]),
      ),
  }
}

const shards = ['1/4', '2/4', '3/4', '4/4']

describe('nginx with WebDAV', () => {
  it('is the cache of four processes, whose site is the same as that of one', async () => {
    const { address } = await startCache()
    const alone = project('')
    await alone.build()
    const runs = await Promise.all(
      shards.map(async (shard) => {
        const { root, build } = project(address, alone.root)
        const { stdout, stderr } = await build('--shard', shard)
        expect([stderr, existsSync(join(root, 'dist'))]).toEqual(['', false])
        return Number(/Rendered (\d+) pages of shard/.exec(stdout)?.[1])
      }),
    )
    const final = project(address, alone.root)
    const { stdout } = await final.build()
    const pages = Number(/Built (\d+) pages/.exec(stdout)?.[1])
    expect(runs.reduce((sum, count) => sum + count)).toBe(pages)
    // The not-found pages of two languages have no files of their own, so they are not shared.
    expect(stdout).toContain('Rendering pages 2/2')
    expect(stdout).toContain(`Fetching pages ${pages - 2}/${pages - 2}`)
    expect(stdout).toMatch(/Remote cache: \d+ entries found, 0 stored\./)
    expect(final.output()).toEqual(alone.output())
  }, 600_000)

  it('refuses to store without the token, and builds go on', async () => {
    const { address, folder } = await startCache()
    const small = { 'content/zh/docs/a.md': page('A', code('a')) }
    const { stderr } = await checkout(small, address).buildWith('another-token')
    expect(stderr).toContain(
      `Nothing more is stored in the remote cache ${address}: it answers 401`,
    )
    const silent = await checkout(small, address).buildWith('')
    expect([silent.stderr, listFolder(folder)]).toEqual(['', []])
  }, 300_000)

  it('has the pages that a shard could render, although another page of it fails', async () => {
    const { address, folder } = await startCache()
    const broken: Files = {
      'content/zh/docs/bad.mdx': page('Bad', '{(() => { throw new Error("no such thing") })()}'),
      'content/zh/docs/good.md': page('Good', 'Text.'),
    }
    const failure = await checkout(broken, address)
      .build('--shard', '1/1')
      .catch((error: unknown) => String(error))
    expect(failure).toContain('bad.mdx')
    expect(failure).toContain('no such thing')
    expect(listFolder(folder).length).toBeGreaterThan(5)
    await expect(checkout(broken, address).build()).rejects.toThrow('no such thing')
  }, 300_000)
})
