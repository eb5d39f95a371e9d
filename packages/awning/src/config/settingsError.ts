import type { SettingsMistake } from './describeIssue.ts'

/** A mistake in the settings. Its message is shown without a stack trace. */
export class SettingsError extends Error {
  override name = 'SettingsError'
  /** What is wrong with which options, where that is known: the file that has them adds their lines. */
  readonly mistakes: readonly SettingsMistake[]

  constructor(message: string, options: ErrorOptions & { mistakes?: SettingsMistake[] } = {}) {
    super(message, options)
    this.mistakes = options.mistakes ?? []
  }
}

/** Compares the name and not the class, because the settings may import another copy of the engine. */
export function isSettingsError(error: unknown): error is SettingsError {
  return error instanceof Error && error.name === 'SettingsError' && 'mistakes' in error
}
