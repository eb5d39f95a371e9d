/** Mistakes in the settings: the message is for the owner and is shown as it is, without a stack. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** Whether it is one: a site's file may bring a copy of the class of its own. */
export function isSettingsError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'SettingsError'
}
