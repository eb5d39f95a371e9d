import { fileURLToPath } from 'node:url'

/** The root of the repository, where packages are installed, wherever a test runs from. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url))
