import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'rolldown'
import { hash } from '../cache/hash.ts'
import { isSourceFile } from '../cache/recording.ts'
import type { SiteConfig } from '../config/site.ts'
import { siteCodeFile } from '../config/siteCodeFile.ts'
import { socialImagesManifest, socialImagesPackage } from '../config/socialImagesPackage.ts'
import { formatDiagnostics, type Diagnostic } from '../content/diagnostic.ts'
import { withSiteKinds } from '../pages/kinds.ts'
import { engineKinds } from '../pages/pageKinds.ts'
import { nearest } from '../text/nearest.ts'
import {
  isSocialImages,
  type LoadedSocialImages,
} from '../features/social-images/loadedSocialImages.ts'
import {
  noDefinitions,
  readSiteCode,
  type DefinedCode,
  type LoadedCode,
} from '../site-code/loadedCode.ts'
import { BuildFailure } from './buildFailure.ts'
import { bundleForNode } from './bundleForNode.ts'
import { bundlerMistake, thrownMistake } from './codeMistake.ts'
import { importSiteModule } from './importSiteModule.ts'
import { loadReactPages } from './loadReactPages.ts'
import { siteApi } from './siteApi.ts'

export interface SiteCodeResult {
  readonly code: LoadedCode
  readonly diagnostics: readonly Diagnostic[]
}

/** Loads the parts of the site's code that Node needs; throws a `BuildFailure` that lists every mistake in it. */
export async function loadSiteCode(root: string, config: SiteConfig): Promise<LoadedCode> {
  const { code, diagnostics } = await tryLoadSiteCode(root, config)
  if (diagnostics.length > 0) throw new BuildFailure(formatDiagnostics(diagnostics))
  return code
}

/** Like `loadSiteCode`, but returns the mistakes, for the dev server, which continues to run. */
export async function tryLoadSiteCode(root: string, config: SiteConfig): Promise<SiteCodeResult> {
  const [defined, pages] = await Promise.all([
    loadDefinedCode(root, config),
    loadReactPages(root, config),
  ])
  return {
    code: { ...defined.code, reactPages: pages.reactPages },
    diagnostics: [...defined.diagnostics, ...pages.diagnostics],
  }
}

/** What `site.code.ts` defines. */
async function loadDefinedCode(
  root: string,
  config: SiteConfig,
): Promise<{ code: DefinedCode; diagnostics: readonly Diagnostic[] }> {
  if (!isSourceFile(join(root, siteCodeFile)))
    return { code: noDefinitions, diagnostics: kindDiagnostics(config, noDefinitions) }
  const module = await loadModule(root, siteCodeFile)
  if ('diagnostic' in module) return { code: noDefinitions, diagnostics: [module.diagnostic] }
  const {
    code,
    socialImages: file,
    diagnostics: found,
  } = readSiteCode(module.value, config, module.hash)
  const diagnostics = [...found, ...kindDiagnostics(config, code)]
  if (file === undefined || diagnostics.length > 0) return { code, diagnostics }
  if (socialImagesManifest() === undefined) return { code, diagnostics: [missingPackage] }
  const images = await loadSocialImages(root, file.slice('./'.length))
  return 'diagnostic' in images
    ? { code, diagnostics: [images.diagnostic] }
    : { code: { ...code, socialImages: images }, diagnostics }
}

interface LoadedModule {
  /** The default export. */
  readonly value: unknown
  /** Hash of the module and everything that it imports from the site. */
  readonly hash: string
}

interface Failed {
  readonly diagnostic: Diagnostic
}

/** Runs a module of the site. */
async function loadModule(root: string, file: string): Promise<LoadedModule | Failed> {
  let module: string
  try {
    module = await bundleForNode(join(root, file), () => withoutComponents, root)
  } catch (error) {
    return { diagnostic: bundlerMistake(error, file) }
  }
  try {
    const { default: value } = await importSiteModule(module)
    // A hash of the code and not of the bundle's inputs, which include the version of the engine.
    return { value, hash: hash(readFileSync(module)) }
  } catch (error) {
    return { diagnostic: runDiagnostic(error, root, file) }
  }
}

const missingPackage: Diagnostic = {
  severity: 'error',
  file: siteCodeFile,
  message: `socialImages needs the package ${socialImagesPackage}, which is not installed`,
  hint: `Run npm install ${socialImagesPackage}, or remove socialImages.`,
}

/** Loads the module of social images in a separate bundle, so that a change of other code does not lead to new pictures. */
async function loadSocialImages(root: string, file: string): Promise<LoadedSocialImages | Failed> {
  if (!isSourceFile(join(root, file)))
    return {
      diagnostic: {
        severity: 'error',
        file: siteCodeFile,
        message: `socialImages names "./${file}", which does not exist`,
        hint: "The path starts at the site's folder and has an ending: './social/socialImages.ts'.",
      },
    }
  const module = await loadModule(root, file)
  if ('diagnostic' in module) return module
  const { value: definition, hash } = module
  if (isSocialImages(definition)) return { file, hash, definition }
  return {
    diagnostic: {
      severity: 'error',
      file,
      message: 'the default export is not made with defineSocialImages',
      hint: "Write export default defineSocialImages({ … }), with import { defineSocialImages } from 'awning'.",
    },
  }
}

/**
 * Node needs the data in a site's code and none of its components. Those are behind lazy imports of
 * `.tsx` and `.jsx` files, which stay external and are never called. Style sheets become empty modules.
 */
const withoutComponents: Plugin = {
  name: 'awning:without-components',
  resolveDynamicImport: (id) =>
    typeof id === 'string' && /\.[jt]sx$/.test(id) ? { id, external: true } : null,
  resolveId(id) {
    const source = siteApi.get(id)
    if (source !== undefined) return source
    // The engine's API imports React for a hook; the bundle drops the import where no hook is used.
    if (id === 'react') return { id, external: true, moduleSideEffects: false }
    // Only the theme imports virtual modules, and Node uses nothing of the theme.
    if (id.startsWith('virtual:')) return { id, external: true, moduleSideEffects: false }
    return null
  },
  load: (id) => (/\.css(?:\?|$)/.test(id) ? { code: 'export default {}', moduleType: 'js' } : null),
}

/** The settings name kinds of posts, but which kinds exist is only known with the site's code. */
function kindDiagnostics({ posts }: SiteConfig, { kinds }: DefinedCode): Diagnostic[] {
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

function runDiagnostic(error: unknown, root: string, file: string): Diagnostic {
  const { message, ...position } = thrownMistake(error, root, file)
  return {
    ...position,
    message: `this file fails when Node runs it: ${message}`,
    hint: 'Import components lazily, component: () => import(…): what needs a browser runs only there.',
  }
}
