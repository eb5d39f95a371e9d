import { join } from 'node:path'

declare const COMPILED: string | undefined

/** The folder of the compiled engine, where that is running (`bin/awning.mjs`). Tests run the sources directly. */
export const compiledFolder: string | undefined =
  typeof COMPILED === 'string' ? COMPILED : undefined

declare const PACKAGES_INSIDE: boolean | undefined

/** The folder of packages that the published engine brings along (`bin/packages.mjs`), where that is running. */
export const packagesFolder: string | undefined =
  compiledFolder !== undefined && typeof PACKAGES_INSIDE === 'boolean' && PACKAGES_INSIDE
    ? join(compiledFolder, '../../../prebuilt/packages')
    : undefined

/** Hash of all sources, which is the name of that folder. */
export const compiledHash: string | undefined = compiledFolder?.split(/[\\/]/).at(-1)
