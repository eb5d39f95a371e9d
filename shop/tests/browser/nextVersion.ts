import { execFile } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { SiteSettings } from '../../../packages/awning/src/config/site.ts'
import { fixtureSite, type Files } from '../../../packages/awning/tests/sites/fixtureSite.ts'

/** Builds a fixture in another process, and gives its folder: two engines in one would get into each other's way. */
export async function buildApart(
  files: Files,
  config: Partial<SiteSettings> = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    import.meta.resolve('tsx'),
    fileURLToPath(import.meta.url),
    JSON.stringify([files, config]),
  ])
  return stdout.trim().split('\n').at(-1) ?? ''
}

/** Puts the output of another fixture in place of a site's own, as a deploy would. */
export async function deployNext(root: string, files: Files): Promise<void> {
  const built = await buildApart(files)
  rmSync(join(root, 'dist'), { recursive: true })
  cpSync(join(built, 'dist'), join(root, 'dist'), { recursive: true })
  rmSync(built, { recursive: true })
}

const [, script, told] = process.argv
if (script === fileURLToPath(import.meta.url) && told !== undefined) {
  const site = fixtureSite(...(JSON.parse(told) as [Files, Partial<SiteSettings>]))
  await site.build()
  console.log(site.root)
}
