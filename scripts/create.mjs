// Creates a site as somebody who does not have this repository would: from the two packages as they are published.
// npm run create -- ../my-site --template docs

import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const packed = join(root, '.cache/packed')
rmSync(packed, { recursive: true, force: true })
mkdirSync(packed, { recursive: true })

for (const name of ['awning', 'create-awning'])
  run('npm', ['pack', '--silent', '--pack-destination', packed], join(root, 'packages', name))
const archive = (name) =>
  join(
    packed,
    readdirSync(packed).find((file) => file.startsWith(name)),
  )
// npm runs a script in the folder of its package; the person may have typed the command elsewhere.
run(
  'npm',
  [
    'exec',
    '--yes',
    `--package=${archive('create-awning-')}`,
    '--',
    'create-awning',
    ...process.argv.slice(2),
    '--engine',
    archive('awning-'),
  ],
  process.env.INIT_CWD ?? root,
)

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
