import { execFile } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { fixtureSite, type Files } from '../fixtures/fixtureSite.ts'

/**
 * Puts the output of another fixture in place of a site's own, as a deploy would. It is built by
 * another process: two engines in one would get into each other's way.
 */
export async function deployNext(root: string, files: Files): Promise<void> {
  const self = fileURLToPath(import.meta.url)
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    import.meta.resolve('tsx'),
    self,
    JSON.stringify(files),
  ])
  const built = stdout.trim().split('\n').at(-1) ?? ''
  rmSync(join(root, 'dist'), { recursive: true })
  cpSync(join(built, 'dist'), join(root, 'dist'), { recursive: true })
  rmSync(built, { recursive: true })
}

const [, script, told] = process.argv
if (script === fileURLToPath(import.meta.url) && told !== undefined) {
  const site = fixtureSite(JSON.parse(told) as Files)
  await site.build()
  console.log(site.root)
}
