import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'
import type { SiteConfig } from '../config/site.ts'
import { siteCodeFile } from '../config/siteCodeFile.ts'
import { formatProblems, type Problem } from '../content/problem.ts'
import { withSiteKinds } from '../pages/kinds.ts'
import { engineKinds } from '../pages/pageKinds.ts'
import { nearest } from '../text/nearest.ts'
import { noCode, readSiteCode, type LoadedCode } from '../site-code/loadedCode.ts'
import { BuildFailure } from './buildFailure.ts'
import { bundleProblem } from './bundle/bundleFailure.ts'
import { bundleForNode } from './bundleForNode.ts'
import { siteApi } from './siteApi.ts'

export interface ReadCode {
  readonly code: LoadedCode
  readonly problems: readonly Problem[]
}

/** What a site's code says to Node; fails with every mistake in it. */
export async function loadSiteCode(root: string, config: SiteConfig): Promise<LoadedCode> {
  const { code, problems } = await tryLoadSiteCode(root, config)
  if (problems.length > 0) throw new BuildFailure(formatProblems(problems))
  return code
}

/** The same with the mistakes returned, for a server that goes on while they are corrected. */
export async function tryLoadSiteCode(root: string, config: SiteConfig): Promise<ReadCode> {
  const file = join(root, siteCodeFile)
  if (!existsSync(file)) return { code: noCode, problems: kindProblems(config, noCode) }
  let module: string
  try {
    module = await bundleForNode(file, withoutComponents)
  } catch (error) {
    return { code: noCode, problems: [bundleProblem(error, siteCodeFile)] }
  }
  try {
    const { default: value } = (await import(pathToFileURL(module).href)) as { default?: unknown }
    const read = readSiteCode(value, config)
    return { ...read, problems: [...read.problems, ...kindProblems(config, read.code)] }
  } catch (error) {
    return { code: noCode, problems: [runProblem(error)] }
  }
}

/**
 * Node needs the data in a site's code and none of its components. Those are behind lazy imports of
 * `.tsx` and `.jsx` files, which stay as they are, never to be called. Styles mean nothing to Node.
 */
const withoutComponents: Plugin = {
  name: 'awning:without-components',
  resolveDynamicImport: (id) =>
    typeof id === 'string' && /\.[jt]sx$/.test(id) ? { id, external: true } : null,
  resolveId(id) {
    const source = siteApi.get(id)
    if (source !== undefined) return source
    // A hook in the engine's API imports it; the bundle leaves it out where no hook is used.
    if (id === 'react') return { id, external: true, moduleSideEffects: false }
    return null
  },
  load: (id) => (/\.css(?:\?|$)/.test(id) ? { code: 'export default {}', moduleType: 'js' } : null),
}

/** Settings name kinds of posts, which only the code of the site and the engine know. */
function kindProblems({ posts }: SiteConfig, { kinds }: LoadedCode): Problem[] {
  const names = withSiteKinds(engineKinds, kinds).posts.map(({ name }) => name)
  return posts
    .filter(({ kind }) => !names.includes(kind))
    .map(({ id, kind }) => {
      const guess = nearest(kind, names)
      return {
        severity: 'error',
        file: 'site.config.ts',
        message: `posts: the collection "${id}" is of the kind "${kind}", which does not exist`,
        hint: guess
          ? `Did you mean "${guess}"?`
          : `Write one of ${names.join(', ')}, or define it with definePostKind in ${siteCodeFile}.`,
      }
    })
}

function runProblem(error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error)
  return {
    severity: 'error',
    file: siteCodeFile,
    message: `this file fails when Node runs it: ${message}`,
    hint: 'Import components lazily, component: () => import(…): what needs a browser runs only there.',
  }
}
