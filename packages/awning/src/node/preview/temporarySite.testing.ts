import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

type TemporarySite = { folder: string; root: string; remove: () => Promise<void> }

/** Writes files into `root`, a subfolder of `folder`, so that tests can put other files outside of `root`. */
export async function temporarySite(
  files: Record<string, string | Uint8Array>,
): Promise<TemporarySite> {
  const folder = await mkdtemp(join(tmpdir(), 'preview-'))
  const root = join(folder, 'dist')
  await mkdir(root)
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
  return { folder, root, remove: () => rm(folder, { recursive: true }) }
}
