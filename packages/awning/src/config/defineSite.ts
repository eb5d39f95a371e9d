import { z } from 'zod'
import type { Strings } from '../i18n/strings.ts'
import { addressMistake } from './addressMistake.ts'
import { isRootFile } from './rootFiles.ts'
import type { SiteConfig, SidebarItemConfig } from './site.ts'

const localized = z.record(z.string(), z.string().min(1))
const sitePath = z
  .string()
  .regex(/^\/[^/].*[^/]$|^\/[^/]$/, {
    error: 'must start with / and not end with one',
    abort: true,
  })
  .superRefine((path, context) => {
    refuseMistake(path.slice(1), context)
    const [, first = ''] = path.split('/')
    if (isRootFile(first))
      context.addIssue({
        code: 'custom',
        message: `must not be "/${first}", which the build writes`,
      })
  })
/** The docs may be the whole site. */
const docsPath = z.union([z.literal('/'), sitePath])
const bytes = z.int().positive()
const link = z.strictObject({ label: localized, to: z.string().min(1) })

const sidebarItem: z.ZodType<SidebarItemConfig> = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({ label: localized, doc: z.string().optional(), items: z.array(sidebarItem) }),
  ]),
) as z.ZodType<SidebarItemConfig>

const schema = z
  .strictObject({
    url: z.url().regex(/[^/]$/, 'must not end with /'),
    base: z
      .string()
      .regex(/^\/(?:.*\/)?$/, { error: 'must start and end with /', abort: true })
      .superRefine((base, context) => {
        if (base !== '/') refuseMistake(base.slice(1, -1), context)
      }),
    repository: z.url(),
    editUrl: z.url().optional(),
    title: localized,
    tagline: localized,
    defaultLocale: z.string(),
    locales: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z][a-z0-9-]*$/i),
          label: z.string().min(1),
          lang: z
            .string()
            .refine(isLanguageTag, 'must be a BCP 47 language tag, such as "en" or "pt-BR"'),
          dir: z.enum(['ltr', 'rtl']),
          // A typed module; its type has been checked already.
          strings: z.custom<Strings>().optional(),
        }),
      )
      .min(1),
    docs: z.strictObject({
      path: docsPath,
      title: localized,
      description: localized,
      sidebars: z.record(
        z.string(),
        z.union([
          z.strictObject({ folder: z.string() }),
          z.strictObject({ items: z.array(sidebarItem) }),
        ]),
      ),
      paths: z
        .array(
          z.strictObject({
            id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be a word such as "beginner"'),
            title: localized,
            docs: z
              .array(z.string())
              .min(2, 'must name two docs at least')
              .refine((docs) => new Set(docs).size === docs.length, 'names a doc twice'),
          }),
        )
        .max(6, 'there can be six at most')
        .refine(
          (paths) => new Set(paths.map(({ id }) => id)).size === paths.length,
          'two paths have the same id',
        )
        .optional(),
      mainDoc: z.string(),
      version: z.strictObject({ name: z.string(), label: z.string() }),
      versions: z
        .array(
          z.strictObject({
            name: z.string().min(1),
            label: z.string().min(1),
            path: sitePath.optional(),
            banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
          }),
        )
        .min(2)
        .refine(
          (versions) => new Set(versions.map(({ name }) => name)).size === versions.length,
          'two versions have the same name',
        )
        .optional(),
      keepVersion: z.boolean().optional(),
    }),
    posts: z.array(
      z.strictObject({
        id: z.string().superRefine(refuseMistake),
        path: sitePath,
        kind: z.enum(['article', 'game']),
        title: localized,
        description: localized,
        sidebarTitle: localized,
        sidebarCount: z.union([z.int().nonnegative(), z.literal('all')]),
        pageSize: z.int().positive(),
      }),
    ),
    navbar: z.strictObject({ items: z.array(link), hideOnScroll: z.boolean().optional() }),
    announcement: z
      .strictObject({ id: z.string().min(1), html: localized, closeable: z.boolean() })
      .optional(),
    precompress: z.boolean().optional(),
    budgets: z
      .strictObject({
        html: bytes,
        styles: bytes,
        inline: bytes,
        script: bytes,
        lab: bytes,
        payload: bytes,
      })
      .partial()
      .optional(),
    social: z
      .union([z.literal(false), z.strictObject({ fonts: z.array(z.string().min(1)) })])
      .optional(),
    offline: z.boolean().optional(),
    footer: z.strictObject({
      columns: z.array(z.strictObject({ title: localized, links: z.array(link) })),
      copyright: localized,
    }),
  })
  .refine((site) => site.locales.some((locale) => locale.id === site.defaultLocale), {
    path: ['defaultLocale'],
    message: 'must be one of the locales',
  })

/** For what becomes part of a path: of an address and the output, or of the folder that content is read from. */
function refuseMistake(path: string, context: z.RefinementCtx<string>): void {
  const mistake = addressMistake(path)
  if (mistake) context.addIssue({ code: 'custom', message: `${mistake.message}. ${mistake.hint}` })
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** Checks the owner's settings and applies `SITE_URL`; throws one message with every mistake. */
export function defineSite(
  input: SiteConfig,
  env: Record<string, string | undefined> = process.env,
): SiteConfig {
  const url = env['SITE_URL']?.replace(/\/+$/, '') || input.url
  const result = schema.safeParse({ ...input, url })
  if (result.success) return result.data as SiteConfig
  const lines = result.error.issues.map(
    (issue) => `  ${issue.path.join('.') || '(top level)'}: ${issue.message}`,
  )
  throw new Error(`site.config.ts has ${lines.length} mistake(s):\n${lines.join('\n')}`)
}
