import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteSettings } from '../../src/config/site.ts'
import type { Files } from '../sites/fixtureFiles.ts'
import { fixturePort } from './ports.ts'
import { test } from './browserTest.ts'

/** A request to the fixture server, as JSON: the files and settings of a site. */
export interface FixtureRequest {
  readonly files: Files
  readonly settings: Partial<SiteSettings>
}

export interface BuiltFixture {
  /** Address of its home page, with a slash at the end. */
  readonly url: string
  /** Folder of the finished site. Other tests use it too, so it must not be changed. */
  readonly output: string
}

/** A copy of a fixture's output, which a test can replace as a deploy does. */
export interface DeployedFixture {
  readonly folder: string
  /** Replaces it with the output of another site. */
  deploy(files: Files, settings?: Partial<SiteSettings>): Promise<void>
  remove(): void
}

const favicon = { 'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' }

/** A fixture site, built and served for the tests of one file; gives the address of a path in it. */
export function serveFixture(
  files: Files,
  settings: Partial<SiteSettings> = {},
): (path: string) => string {
  let url = ''
  test.beforeAll(async () => {
    // A site with code of its own is bundled first.
    test.setTimeout(120_000)
    ;({ url } = await buildFixture(files, settings))
  })
  return (path) => url + path
}

export async function deployFixture(files: Files): Promise<DeployedFixture> {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'))
  const deploy: DeployedFixture['deploy'] = async (next, settings) => {
    const { output } = await buildFixture(next, settings)
    rmSync(folder, { recursive: true })
    cpSync(output, folder, { recursive: true })
  }
  await deploy(files)
  return { folder, deploy, remove: () => rmSync(folder, { recursive: true }) }
}

/** The server builds each site once, however many tests request it. */
export async function buildFixture(
  files: Files,
  settings: Partial<SiteSettings> = {},
): Promise<BuiltFixture> {
  const response = await fetch(`http://127.0.0.1:${fixturePort}`, {
    method: 'POST',
    body: JSON.stringify({ files: { ...favicon, ...files }, settings }),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as BuiltFixture
}
