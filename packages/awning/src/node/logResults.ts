import type { SiteConfig } from '../config/site.ts'
import { formatDiagnostics, type Diagnostic } from '../content/diagnostic.ts'
import { scheduledText, type ScheduledFile } from './scheduledText.ts'

export function logDiagnostics(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length > 0) console.warn(`\n${formatDiagnostics(diagnostics)}\n`)
}

export function logScheduled(scheduled: readonly ScheduledFile[], config: SiteConfig): void {
  const text = scheduledText(scheduled, config)
  if (text !== '') console.log(`\n${text}\n`)
}

/** `1 error`, `2 errors` */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
