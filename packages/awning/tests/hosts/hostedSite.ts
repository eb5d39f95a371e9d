import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineSite } from '../../src/config/defineSite.ts'
import { plainSettings } from '../../src/config/plainSettings.testing.ts'
import type { SiteSettings } from '../../src/config/site.ts'
import { buildSite } from '../../src/node/buildSite.ts'
import { buildEngine } from '../../src/node/bundle/buildEngine.ts'
import { defaultHostOptions, hostSite, type HostSite } from '../../src/node/hosts/hostSite.ts'
import { movedAddresses } from '../../src/node/hosts/movedAddresses.ts'
import { silent } from '../../src/node/progress.ts'
import { repositoryRoot } from '../repositoryRoot.ts'
import { fixtureSite } from '../sites/fixtureSite.ts'
import { page } from '../sites/markdownPage.ts'

const long = 'A sentence that is repeated so that the file is worth compressing. '.repeat(40)
const files = {
  'content/zh/docs/index.md': page('Docs', long),
  'content/zh/docs/guide/index.md': page('Guide', long),
  'content/zh/docs/guide/布局.md': page('布局', long, 'aliases: [/老地址, /Docs/OLD]'),
  'content/en/docs/guide/布局.md': page('Layout', long),
  'public/notes.txt': 'Grüße\n'.repeat(400),
  'public/.well-known/security.txt': 'Contact: mailto:a@fixture.example\n',
}

export interface HostedSite {
  readonly site: HostSite
  /** The folder with the site as the build has written it. */
  readonly dist: string
  remove(): void
}

/** Builds a site of two languages and puts it where a server finds it: into the folder that its base names. */
export async function hostedSite(settings: Partial<SiteSettings>): Promise<HostedSite> {
  const fixture = fixtureSite(files)
  const config = defineSite(
    {
      ...plainSettings,
      precompress: true,
      redirects: { '/old': '/docs/guide/#top', '/chat': 'https://chat.example/room?id=1' },
      ...settings,
    },
    {},
  )
  const dist = join(fixture.root, 'dist')
  const cacheDir = join(fixture.root, '.cache')
  const engine = await buildEngine({
    root: fixture.root,
    base: config.base,
    cacheDir: join(repositoryRoot, '.cache'),
    modules: {},
  })
  await buildSite({ root: fixture.root, config, outDir: dist, cacheDir, progress: silent, engine })
  const root = mkdtempSync(join(tmpdir(), 'served-'))
  chmodSync(root, 0o755)
  cpSync(dist, join(root, config.base), { recursive: true })
  const { moved } = movedAddresses(fixture.read('_redirects') ?? '')
  return {
    site: hostSite(config, moved, { ...defaultHostOptions, root, hsts: true, brotli: true }),
    dist,
    remove() {
      fixture.remove()
      rmSync(root, { recursive: true, force: true })
    },
  }
}
