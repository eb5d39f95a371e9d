import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { isUpToDate, openFixture, page } from './openFixture.ts'

it(
  'a site whose code reads files itself renders its pages in every build, because no build knows what has changed',
  { timeout: 120_000 },
  async () => {
    const site = openFixture({
      'content/zh/docs/a.md': page('A'),
      'team.json': '"Ada"',
      'pages/team.tsx': `import { readFileSync } from 'node:fs'
        export const metadata = { title: 'Team' }
        export default () => <p>{JSON.parse(readFileSync(process.env.TEAM_FILE, 'utf8'))}</p>`,
    })
    process.env['TEAM_FILE'] = join(site.root, 'team.json')
    onTestFinished(() => void delete process.env['TEAM_FILE'])
    await site.build()
    expect(site.read('team/index.html')).toContain('>Ada<')
    expect(isUpToDate(site)).toBe(false)
    site.write('team.json', '"Grace"')
    const { renderedPages } = await site.build()
    expect(renderedPages).toBeGreaterThan(1)
    expect(site.read('team/index.html')).toContain('>Grace<')
  },
)
