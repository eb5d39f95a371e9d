import { dirname, join } from 'node:path'
import { z } from 'zod'
import { hash } from '../../cache/hash.ts'
import { readSource } from '../../cache/recording.ts'

/** Where browsers support something; a browser that does not is absent. Versions may begin with `≤`. */
const statusSchema = z.object({
  baseline: z.union([z.enum(['high', 'low']), z.boolean()]).optional(),
  baseline_low_date: z.string().optional(),
  baseline_high_date: z.string().optional(),
  support: z.record(z.string(), z.string()),
})

const featureSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('feature'),
    name: z.string(),
    compat_features: z.array(z.string()).optional(),
    status: statusSchema.extend({ by_compat_key: z.record(z.string(), statusSchema).optional() }),
  }),
  z.object({ kind: z.literal('moved'), redirect_target: z.string() }),
  z.object({ kind: z.literal('split'), redirect_targets: z.array(z.string()) }),
])

const dataSchema = z.object({
  browsers: z.record(
    z.string(),
    z.object({
      name: z.string(),
      releases: z.array(z.object({ date: z.string(), version: z.string() })),
    }),
  ),
  features: z.record(z.string(), z.unknown()),
})

export type WebFeature = z.infer<typeof featureSchema>
export type SupportStatus = z.infer<typeof statusSchema>

/** The data of the package `web-features`. */
export interface WebFeatures {
  readonly ids: readonly string[]
  feature(id: string): WebFeature | undefined
  /** Browsers in the order of the data, by id. */
  readonly browsers: Readonly<Record<string, { readonly name: string }>>
  /** The day of the newest release of a browser that the data knows: the package itself has no date. */
  readonly date: string
  /** Changes with the data. */
  readonly hash: string
}

/** Reads the data once, when it is needed first. */
export function webFeaturesOf(root: string): () => WebFeatures | undefined {
  let found: { readonly data: WebFeatures | undefined } | undefined
  return () => {
    found ??= { data: readWebFeatures(root) }
    return found.data
  }
}

let last: { readonly bytes: Buffer; readonly data: WebFeatures } | undefined

/**
 * The package `web-features` as installed for a site; undefined if it is not. Every place where it may be is recorded, so that a build
 * notices when it is installed, updated or removed.
 */
function readWebFeatures(root: string): WebFeatures | undefined {
  for (let folder = root; ; folder = dirname(folder)) {
    const bytes = readSource(join(folder, 'node_modules/web-features/data.json'))
    if (bytes) {
      // The dev server reads it with every edit. Parsing takes many times as long as comparing.
      if (!last?.bytes.equals(bytes)) last = { bytes, data: parseWebFeatures(bytes.toString()) }
      return last.data
    }
    if (dirname(folder) === folder) return undefined
  }
}

export function parseWebFeatures(json: string): WebFeatures {
  const { browsers, features } = dataSchema.parse(JSON.parse(json))
  const days = Object.values(browsers).flatMap(({ releases }) => releases.map(({ date }) => date))
  return {
    hash: hash(json),
    ids: Object.keys(features),
    feature: (id) => (Object.hasOwn(features, id) ? featureSchema.parse(features[id]) : undefined),
    browsers,
    date: days.reduce((newest, day) => (day > newest ? day : newest), ''),
  }
}
