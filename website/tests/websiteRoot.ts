import { join } from 'node:path'
import { repositoryRoot } from '../../packages/awning/tests/repositoryRoot.ts'

export const websiteRoot: string = join(repositoryRoot, 'website')
