import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../src/build/buildSite.ts'
import { listFolder } from '../src/build/output/listFolder.ts'
import { silent } from '../src/build/progress.ts'
import type { SiteConfig } from '../src/config/site.ts'
import config from '../site.config.ts'
import { generate } from './generate.ts'

/** `node --import tsx bench/build.ts 1000`: cold, unchanged, and with one document changed. */
const count = Number(process.argv[2] ?? 1000)
const root = mkdtempSync(join(tmpdir(), 'bench-'))
const site: SiteConfig = {
  ...config,
  locales: config.locales.slice(0, 1),
  docs: { ...config.docs, sidebars: { docs: { folder: '.' } }, mainDoc: 'index' },
  posts: [],
  navbar: { items: [{ label: { zh: '文档' }, to: '/docs' }] },
  footer: { columns: [], copyright: config.footer.copyright },
}

async function build(label: string): Promise<void> {
  const start = performance.now()
  await buildSite({
    root,
    config: site,
    outDir: join(root, 'dist'),
    cacheDir: join(root, '.cache'),
    progress: silent,
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const peak = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(`${count} documents, ${label}: ${seconds} s, peak ${peak} MB`)
}

try {
  generate(root, count)
  await build('cold')
  await build('nothing changed')
  appendFileSync(join(root, 'content/zh/docs/group-0/doc-0.md'), '\n改了一行。\n')
  await build('one changed')
  const client = listFolder(join(root, 'dist/assets')).filter((name) => name.endsWith('.js'))
  const bytes = client.reduce(
    (sum, name) => sum + statSync(join(root, 'dist/assets', name)).size,
    0,
  )
  console.log(`client scripts: ${client.length} files, ${bytes} bytes`)
} finally {
  rmSync(root, { recursive: true, force: true })
}
