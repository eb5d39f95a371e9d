import { z } from 'zod'
import { accentSchema } from './colour.ts'
import type { SchemaContext } from './context.ts'
import { localizedText, optionalText } from './localized.ts'
import { options } from './options.ts'
import { sidebarsSchema } from './sidebarSchema.ts'
import { areaPath, refuseTaken, sitePath } from './sitePath.ts'

/** The docs: every Markdown file below `content/<locale>/docs`. */
export function docsSchema(context: SchemaContext) {
  return options({
    /** Whether the site has docs; `docs: false` says the same. Default: true. @example false */
    enabled: z.boolean().default(true),
    /** Where the docs begin; at `/` they are the whole site. Default: `/docs`. @example '/handbook' */
    path: areaPath.default('/docs'),
    /** Title of the overview. Default: “Docs” in the language of the reader. @example 'Handbook' */
    title: localizedText(context).prefault(context.words(({ search }) => search.docs)),
    /** What the overview says below its title, and to search engines. Default: none. @example 'All guides' */
    description: optionalText(context).prefault(''),
    /**
     * Accent colour on pages of the docs: `red`, `teal`, `gold`, `green`, `plum`, `indigo`, `brown`, or a hexadecimal
     * colour. Default: the site's.
     *
     * @example 'teal'
     */
    accent: accentSchema,
    /** The sidebars, by name. Default: one, of all docs. @example { guide: { folder: 'guide' } } */
    sidebars: sidebarsSchema(context).prefault({ docs: { folder: '.' } }),
    /**
     * Ways through the docs for one kind of reader or another, shown on the overview. Default: none.
     *
     * @example [{ id: 'beginner', title: 'First steps', docs: ['install', 'first-page'] }]
     */
    paths: pathsSchema(context).prefault([]),
    /** Id of the doc that the version's label leads to. Default: `index`. @example 'guide/index' */
    mainDoc: z.string().default('index'),
    /**
     * The only version of the docs; its label is shown in the sidebar. Default: none is shown.
     *
     * @example { name: 'current', label: '2.x' }
     */
    version: options({
      /** What the browser remembers it by. Required. @example 'current' */
      name: z.string().min(1, 'must not be empty'),
      /** What readers call it; nothing is shown where it is empty. Required. @example '2.x' */
      label: z.string(),
    }).optional(),
    /**
     * All versions, if there are several. Default: only `version`.
     *
     * @example [{ name: 'next', label: '3.0' }, { name: 'v2', label: '2.x', path: '/docs/v2' }]
     */
    versions: versionsSchema.optional(),
    /** Whether the browser remembers the version a reader chose. Default: true. @example false */
    keepVersion: z.boolean().default(true),
    /** Whether docs say how long they take to read. Default: false. @example true */
    readingTime: z.boolean().default(false),
  })
    .superRefine(({ path, version, versions }, issues) => {
      refuseTaken(path, context, issues, ['path'])
      if (!version || !versions || versions.some(({ name }) => name === version.name)) return
      issues.addIssue({
        code: 'custom',
        path: ['version', 'name'],
        message: `"${version.name}" is none of docs.versions. Leave version out, or list it there.`,
      })
    })
    .transform(({ version = { name: 'current', label: '' }, versions, ...docs }) => ({
      ...docs,
      versions: versions ?? [{ ...version, banner: 'none' as const }],
    }))
}

const versionsSchema = z
  .array(
    options({
      /** What the browser remembers it by. Required. @example 'v1' */
      name: z.string().min(1, 'must not be empty'),
      /** What readers call it. Required. @example '1.x' */
      label: z.string(),
      /**
       * Where its docs are, its main doc first. Default: all docs that are in no other version.
       *
       * @example '/docs/v1'
       */
      path: sitePath.optional(),
      /** The main doc of a version with a path, by its address. Default: the index of its folder. @example '/docs/v1/start' */
      main: sitePath.optional(),
      /** What its pages warn of. The latest version is the first without. Default: `none`. @example 'unmaintained' */
      banner: z.enum(['none', 'unreleased', 'unmaintained']).default('none'),
    }),
  )
  .min(1, 'must name one version at least, or be left out')
  .refine((versions) => new Set(versions.map(({ name }) => name)).size === versions.length, {
    message: 'two versions have the same name. Each needs one of its own.',
  })

function pathsSchema(context: SchemaContext) {
  return z
    .array(
      options({
        /** Its name in addresses. Required. @example 'beginner' */
        id: z.string().regex(/^[a-z][a-z0-9-]*$/, "must be a word. Write 'beginner'."),
        /** What readers call it. Required. @example 'First steps' */
        title: localizedText(context),
        /** Ids of docs, in the order in which they are to be read. Required. @example ['install', 'first-page'] */
        docs: z
          .array(z.string())
          .min(2, 'must name two docs at least')
          .refine((docs) => new Set(docs).size === docs.length, 'names a doc twice'),
      }),
    )
    .max(6, 'there can be six at most')
    .refine(
      (paths) => new Set(paths.map(({ id }) => id)).size === paths.length,
      'two paths have the same id. Each needs one of its own.',
    )
}
