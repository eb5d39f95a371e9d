/** A mistake in the settings. Its message is shown without a stack trace. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** Compares the name and not the class, because the settings may import another copy of the engine. */
export function isSettingsError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'SettingsError'
}
