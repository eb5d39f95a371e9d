// Runs a command of src/build/cli.ts. The sources are TypeScript, and to translate them one by one at
// every start takes longer than to build a site in which little has changed: they are bundled once for
// each state they are in, and kept in .cache/.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

// Every thread of a build collects its garbage on four more. Where there are few cores, those only
// stand in one another's way: 12.0 s against 13.3 for 1,000 documents on two.
if (availableParallelism() < 4) setFlagsFromString('--no-parallel-scavenge')

const home = fileURLToPath(new URL('..', import.meta.url))
const kept = join(home, '.cache/cli')
const folder = join(kept, stampOfSources())
if (!existsSync(folder)) await bundle()
await import(pathToFileURL(join(folder, 'cli.js')).href)

function stampOfSources() {
  const sum = createHash('sha256').update(readFileSync(join(home, 'package-lock.json')))
  sum.update(process.version).update(readFileSync(fileURLToPath(import.meta.url)))
  const source = join(home, 'src')
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    // Styles and pictures too: the stamp says of everything that is made whether it is still good.
    .filter((entry) => entry.isFile() && !/\.test(?:ing)?\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files)
    sum.update(`\0${file.slice(source.length)}\0`).update(readFileSync(file))
  return sum.digest('hex').slice(0, 20)
}

async function bundle() {
  const { rolldown } = await import('rolldown')
  const building = join(kept, `building-${process.pid}`)
  const build = await rolldown({
    input: {
      cli: join(home, 'src/build/cli.ts'),
      bundling: join(home, 'src/build/engine/bundleThread.ts'),
      drawing: join(home, 'src/build/draw/workerMain.ts'),
      highlighting: join(home, 'src/content/highlight/workerMain.ts'),
    },
    platform: 'node',
    // Packages stay where they are; theme and entries are bundled for pages, by Vite.
    external: (id) => !/^[./\0]/.test(id) && !id.startsWith(home),
    transform: { define: { COMPILED: JSON.stringify(folder) } },
    plugins: [
      {
        name: 'own-address',
        // A file goes on finding what lies beside it in src/.
        transform: (code, id) =>
          code.includes('import.meta.url')
            ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
            : null,
      },
    ],
  })
  await build.write({ dir: building, format: 'esm' })
  await build.close()
  const old = existsSync(kept)
    ? readdirSync(kept).filter((name) => !name.startsWith('building-'))
    : []
  for (const name of old) rmSync(join(kept, name), { recursive: true, force: true })
  try {
    renameSync(building, folder)
  } catch (error) {
    // Another process was quicker, with the same.
    if (!existsSync(folder)) throw error
    rmSync(building, { recursive: true, force: true })
  }
}
