// Packages that the published package brings in prebuilt/packages, in place of installing them: whole, they are five times as
// large as what is used of them. They are the development dependencies, which nobody but this repository installs.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('..', import.meta.url))
export const packagesFolder = join(home, 'prebuilt/packages')

const { devDependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
const names = Object.keys(devDependencies)

/** Whether this is the published package: the scripts that make it are not part of it. */
export const isPublished = !existsSync(join(home, 'scripts'))

/** Whether an import, such as `shiki/core`, is of a package that is brought along. */
export function isBundled(id) {
  return names.some((name) => id === name || id.startsWith(`${name}/`))
}

/** The name of its file in `prebuilt/packages`. */
export function packageFile(id) {
  return `${id.replaceAll('/', '-')}.js`
}
