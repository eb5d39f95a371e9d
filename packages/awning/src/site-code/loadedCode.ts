import type { SiteConfig } from '../config/site.ts'
import { siteCodeFile } from '../config/siteCodeFile.ts'
import type { Diagnostic } from '../content/diagnostic.ts'
import type { ReactPageFile } from '../content/reactPageFile.ts'
import type { LabInfo } from '../features/labs/lab.ts'
import type { LoadedSocialImages } from '../features/social-images/loadedSocialImages.ts'
import { readLabs } from '../features/labs/readLabs.ts'
import type { PageKind } from '../pages/definePage.ts'
import type { SiteKinds } from '../pages/kinds.ts'
import type { PostKind } from '../pages/post-kinds/definePostKind.ts'
import { nearest } from '../text/nearest.ts'
import { themePartNames } from '../theme/parts/themeParts.ts'

/** What `site.code.ts` defines once it is checked, without any component. */
export interface DefinedCode {
  readonly labs: readonly LabInfo[]
  readonly kinds: SiteKinds
  /** The site's own composition of social images, where it has one. */
  readonly socialImages?: LoadedSocialImages
  /** Names of the parts of the theme that the site replaces. */
  readonly components: readonly string[]
  /** Changes with the definitions: what was checked by them before may have to be checked again. */
  readonly hash: string
}

/** What Node knows of all the code of a site. */
export interface LoadedCode extends DefinedCode {
  /** The React pages of its folder `pages/`. */
  readonly reactPages: readonly ReactPageFile[]
}

/** What a site defines that has no `site.code.ts`. */
export const noDefinitions: DefinedCode = {
  labs: [],
  kinds: { pages: [], posts: [] },
  components: [],
  hash: '',
}

/** The code of a site that has none. */
export const noCode: LoadedCode = { ...noDefinitions, reactPages: [] }

const fields = ['labs', 'pages', 'postKinds', 'socialImages', 'gallery', 'components']

export interface ReadCode {
  readonly code: DefinedCode
  /** The module that composes social images, from the site's folder on: it is loaded next. */
  readonly socialImages?: string
  readonly diagnostics: readonly Diagnostic[]
}

/** Checks the default export of `site.code.ts`; every mistake is reported at once. */
export function readSiteCode(
  value: unknown,
  { defaultLocale }: Pick<SiteConfig, 'defaultLocale'>,
  hash = '',
): ReadCode {
  const diagnostics: Diagnostic[] = []
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic)
  if (typeof value !== 'object' || value === null) {
    report({
      severity: 'error',
      file: siteCodeFile,
      message: value === undefined ? 'there is no default export' : 'the default export is wrong',
      hint: "Write export default defineSiteCode({ … }), with import { defineSiteCode } from 'awning'.",
    })
    return { code: noDefinitions, diagnostics }
  }
  for (const field of Object.keys(value)) reportUnknown('field', field, fields, report)
  const labs = 'labs' in value ? value.labs : undefined
  const pages = 'pages' in value ? value.pages : undefined
  const postKinds = 'postKinds' in value ? value.postKinds : undefined
  const socialImages = 'socialImages' in value ? value.socialImages : undefined
  const components = 'components' in value ? value.components : undefined
  return {
    ...(isModulePath(socialImages, report) ? { socialImages } : {}),
    code: {
      labs: readLabs(labs, siteCodeFile, defaultLocale, report),
      kinds: {
        pages: readKinds('pages', pages, isPageKind, report),
        posts: readKinds('postKinds', postKinds, isPostKind, report),
      },
      components: readComponents(components, report),
      hash,
    },
    diagnostics,
  }
}

function reportUnknown(
  noun: string,
  name: string,
  known: readonly string[],
  report: (diagnostic: Diagnostic) => void,
): void {
  if (known.includes(name)) return
  const guess = nearest(name, known)
  report({
    severity: 'error',
    file: siteCodeFile,
    message: `there is no ${noun} "${name}"`,
    hint: guess ? `Did you mean "${guess}"?` : `Known ones: ${known.join(', ')}.`,
  })
}

function readComponents(
  value: unknown,
  report: (diagnostic: Diagnostic) => void,
): readonly string[] {
  if (value === undefined) return []
  const example = "Write components: { Footer: () => import('./theme/Footer.tsx') }."
  const mistake = (message: string) =>
    report({ severity: 'error', file: siteCodeFile, message, hint: example })
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    mistake('components is not an object')
    return []
  }
  for (const [name, load] of Object.entries(value)) {
    reportUnknown('part of the theme', name, themePartNames, report)
    if (typeof load !== 'function')
      mistake(`components.${name} is not a function that imports a component`)
  }
  return Object.keys(value)
}

/** TypeScript checks the whole definitions; here it is enough to know what each value is. */
function readKinds<Kind>(
  field: 'pages' | 'postKinds',
  value: unknown,
  isKind: (candidate: unknown) => candidate is Kind,
  report: (diagnostic: Diagnostic) => void,
): readonly Kind[] {
  if (value === undefined) return []
  if (Array.isArray(value) && value.every(isKind)) return value
  const define = field === 'pages' ? 'definePage' : 'definePostKind'
  report({
    severity: 'error',
    file: siteCodeFile,
    message: Array.isArray(value)
      ? `${field} has an entry that ${define} has not made`
      : `${field} is not a list`,
    hint: `Write ${field}: [name], with const name = ${define}({ … }).`,
  })
  return []
}

function isModulePath(value: unknown, report: (diagnostic: Diagnostic) => void): value is string {
  if (value === undefined) return false
  if (typeof value === 'string' && value.startsWith('./')) return true
  report({
    severity: 'error',
    file: siteCodeFile,
    message: "socialImages is not a path from the site's folder on",
    hint: "Write socialImages: './social/socialImages.ts', without import().",
  })
  return false
}

function isPageKind(value: unknown): value is PageKind {
  return hasText(value, 'kind') && 'routes' in value && 'Page' in value
}

function isPostKind(value: unknown): value is PostKind {
  return hasText(value, 'name')
}

function hasText(value: unknown, field: string): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Object.entries(value).find(([name]) => name === field)?.[1] === 'string'
  )
}
