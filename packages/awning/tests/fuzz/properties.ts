import * as fc from 'fast-check'
import { parseSettings } from '../../src/config/defineSite.ts'
import { isSettingsError } from '../../src/config/settingsError.ts'
import { plainSite } from '../../src/config/plainSite.testing.ts'
import type { Diagnostic } from '../../src/content/diagnostic.ts'
import { diagnosticsOf } from '../mistakes/loadMistakes.ts'
import { brokenFiles, brokenSettings } from './brokenContent.ts'
import { buildsSafely } from './buildsSafely.ts'

/** Far more than any of these small sites needs, also on a busy machine. */
export const maxMilliseconds = 10_000

/** Reading broken files ends, in time, with diagnostics that name them. */
const contentProperty = fc.asyncProperty(brokenFiles, async (files) => {
  const start = performance.now()
  const diagnostics = await diagnosticsOf(files)
  const milliseconds = performance.now() - start
  if (milliseconds > maxMilliseconds) throw new Error(`it took ${Math.round(milliseconds)} ms`)
  for (const diagnostic of diagnostics) checkDiagnostic(diagnostic, files)
})

function checkDiagnostic(
  { file, line, message, hint = '' }: Diagnostic,
  files: Readonly<Record<string, string | Buffer>>,
): void {
  const problem = (what: string) => new Error(`${what}: ${JSON.stringify({ file, line, message })}`)
  if (!(file in files)) throw problem('a good file is named')
  if (/^\s+at .+:\d+:\d+/m.test(message)) throw problem('the message contains a stack')
  // A parser of texts may fail for no good reason; the message then asks for a report.
  if (hint.startsWith('Please report')) throw problem('plain Markdown does not compile')
  const lines = String(files[file]).split(/\r\n?|\n/).length
  if (line !== undefined && (line < 1 || line > lines)) throw problem(`there are ${lines} lines`)
}

/** Broken settings are accepted, or refused with a list of mistakes. */
const settingsProperty = fc.property(brokenSettings, (settings) => {
  try {
    parseSettings(settings, {})
  } catch (error) {
    if (!isSettingsError(error)) throw error
  }
})

/** A build writes nothing outside of its folders, and leaves the last good output alone when it fails. */
const buildProperty = fc.asyncProperty(brokenFiles, async (files) => {
  // A process can load only one bundle with MDX.
  const { 'content/zh/docs/e.mdx': _, ...withoutModules } = files
  await buildsSafely(withoutModules, plainSite)
})

/** What is tested, and how many runs of each make up one hundredth of the whole. */
export const properties = {
  settings: { property: settingsProperty, share: 10 },
  content: { property: contentProperty, share: 4 },
  build: { property: buildProperty, share: 0.2 },
} as const
