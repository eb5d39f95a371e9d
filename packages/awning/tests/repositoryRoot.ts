import { fileURLToPath } from 'node:url'

/** The top of the repository, wherever a test runs from: packages are installed there. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url))
