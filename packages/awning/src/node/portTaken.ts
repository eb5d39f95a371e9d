import { SettingsError } from '../config/settingsError.ts'

/** What to do about a port that another program listens on. */
export function portTaken(port: number, cause: unknown): SettingsError {
  const other = port === 65_535 ? 3000 : port + 1
  return new SettingsError(
    `Port ${port} is taken. --port ${other} or PORT=${other} chooses another.`,
    { cause },
  )
}
