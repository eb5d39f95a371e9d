import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hash } from '../../src/cache/hash.ts'
import { listFolder } from '../../src/node/output/listFolder.ts'
import { silent } from '../../src/node/progress.ts'
import type { FixtureSite } from './fixtureSite.ts'
import { openFixture, page } from './openFixture.ts'

const files = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => [
    `content/zh/docs/d${at}.md`,
    page(`D ${at}`, `Text ${at}.\n\n\`\`\`js\nlet x = ${at}\n\`\`\``),
  ]),
)

const contents = ({ root }: FixtureSite) =>
  Object.fromEntries(
    listFolder(join(root, 'dist')).map((name) => [
      name,
      hash(readFileSync(join(root, 'dist', name))),
    ]),
  )

/** What a first build of the same files makes. */
async function cleanBuild(site: FixtureSite): Promise<Record<string, string>> {
  for (const folder of ['dist', '.cache'])
    rmSync(join(site.root, folder), { recursive: true, force: true })
  await site.build()
  return contents(site)
}

describe('builds of one site at the same time', () => {
  it('all succeed, and leave the same output as a single one', { timeout: 120_000 }, async () => {
    const site = openFixture(files)
    await Promise.all([site.build(), site.build(), site.build()])
    const first = contents(site)
    // Some files stay, some are new and some are removed: a file that one build leaves, another may delete.
    site.write('content/zh/docs/d3.md', page('Other title', 'Other text.'))
    rmSync(join(site.root, 'content/zh/docs/d4.md'))
    await Promise.all([site.build(), site.build(), site.build()])
    const second = contents(site)
    const { renderedPages } = await site.build()
    // The not-found pages are rendered by every build.
    expect(renderedPages).toBeLessThan(5)
    expect(contents(site)).toEqual(second)
    expect(second).toEqual(await cleanBuild(site))
    expect(Object.keys(first)).toContain('docs/d4/index.html')
    expect(readdirSync(site.root).sort()).toEqual(['.cache', 'content', 'dist'])
  })

  it('notice what another one has changed', { timeout: 120_000 }, async () => {
    const site = openFixture(files)
    await site.build()
    site.write('content/zh/docs/d3.md', page('New title', 'New text.'))
    let others = 0
    await site.build({
      ...silent,
      async counting(label, total, work) {
        // The pages that this build would leave as they are disappear before it has rendered the others.
        if (others === 0) {
          others += 1
          rmSync(join(site.root, 'content/zh/docs/d4.md'))
          await site.build()
        }
        return silent.counting(label, total, work)
      },
    })
    expect(others).toBe(1)
    expect(site.read('docs/d3/index.html')).toContain('New text.')
    expect(contents(site)).toEqual(await cleanBuild(site))
  })
})
