import { join } from 'node:path'
import type { PeerId } from './peers/peer.ts'

export const repository = join(import.meta.dirname, '..')

/** Everything that a measurement writes except its report. It is not in the repository. */
export const workFolder = join(import.meta.dirname, '.peers')

/** Where a generator's packages, its site and its output are. */
export const siteFolder = (peer: PeerId) => join(workFolder, peer)
