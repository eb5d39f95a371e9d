import type { z } from 'zod'
import { KnownTexts } from './knownTexts.ts'
import type { LeftOutText } from './leftOut.ts'
import type { LoadContext } from './loadContext.ts'
import { unpublishedAt } from './publicationTime.ts'
import { reportOtherField } from './reportOtherField.ts'
import type { SourceFile } from './sourceFile.ts'
import { readSources, type FindKnown } from './sourceTree.ts'
import {
  visibilityOf,
  type Unpublished,
  type Visibility,
  type VisibilityFields,
} from './visibility.ts'
import type { Locate } from './yaml.ts'

/** A text with its front matter, as one locale sees it. */
export interface ReadText<Front> {
  readonly file: SourceFile
  readonly front: Partial<Front>
  readonly locate: Locate
  /** As written in its front matter, in that of its original or in its name. */
  readonly date: string | undefined
  readonly visibility: Visibility | undefined
  /** Set if the build leaves out the page, in every language. */
  readonly leftOut?: Omit<LeftOutText, 'path'>
}

/** What the translations of a text follow. */
export interface OriginalText {
  readonly file: string
  readonly fields: VisibilityFields
  readonly unpublished: Unpublished | undefined
}

interface TextKind<Front> {
  readonly schema: z.ZodType<Front & object>
  /** Name of the schema, for the cache. */
  readonly name: string
  /** The date in the name of a file. */
  readonly dateInName?: (key: string) => string | undefined
}

/**
 * Reads texts and decides which of them are published. In place of a translation that is not, the
 * original is used; of an original that is not, no translation is. In dev, all of them are used.
 */
export function readTexts<Front extends VisibilityFields>(
  keys: readonly string[],
  { schema, name, dateInName = () => undefined }: TextKind<Front>,
  loadContext: LoadContext,
): ReadText<Front>[] {
  const { root, config, locale, report, originals, now, drafts, leaveOut } = loadContext
  const { defaultLocale, timeZone } = config
  const texts = new KnownTexts({ ...loadContext.frontMatter, kind: name })

  function read(file: SourceFile) {
    // A mistake is reported, but the page still exists, so that links to it are not reported as broken too.
    const { data, locate } = texts.readFrontMatter(file, schema, report)
    const front: Partial<Front> = data ?? {}
    const date = front.date ?? originals.get(file.key)?.fields.date ?? dateInName(file.key)
    const unpublished = unpublishedAt(now, { draft: front.draft, date }, timeZone)
    return { file, front, locate, date, unpublished }
  }

  function isUsed(translation: SourceFile): boolean {
    const { file, key } = translation
    if (drafts || originals.get(key)?.unpublished) return true
    const { unpublished } = read(translation)
    if (unpublished) leaveOut({ locale, key, file, unpublished })
    return unpublished === undefined
  }

  const known: FindKnown = (hash) => texts.find(hash)
  return readSources(root, keys, locale, defaultLocale, report, isUsed, known).map((source) => {
    const { unpublished: own, ...text } = read(source)
    const { key, file } = source
    if (locale === defaultLocale) originals.set(key, { file, fields: text.front, unpublished: own })
    const original = originals.get(key)
    const unpublished = original?.unpublished ?? own
    const { unlisted = false } = original?.fields ?? {}
    reportOtherField<VisibilityFields>(text, 'unlisted', { unlisted }, loadContext)
    return {
      ...text,
      visibility: visibilityOf(text.front, original?.fields, unpublished),
      ...(unpublished && !drafts
        ? { leftOut: { locale, key, file: original?.file ?? file, unpublished } }
        : {}),
    }
  })
}
