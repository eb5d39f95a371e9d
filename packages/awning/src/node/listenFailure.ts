import { SettingsError } from '../config/settingsError.ts'

/** What to do about a port that another program listens on, or a host that this machine cannot listen on; any other error is left as it is. */
export function listenFailure(error: unknown, host: string, port: number): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? error.code : undefined
  // Vite's own error has no code.
  if (code === 'EADDRINUSE' || error.message.includes('in use')) return portTaken(port, error)
  const reason = hostReasons.get(String(code))
  return reason === undefined
    ? error
    : new SettingsError(
        `The host ${host} cannot be used: ${reason}. --host 127.0.0.1 serves this machine alone, --host 0.0.0.0 the whole network.`,
        { cause: error },
      )
}

const hostReasons: ReadonlyMap<string, string> = new Map([
  ['ENOTFOUND', 'there is no such name'],
  ['EAI_AGAIN', 'its name cannot be looked up'],
  ['EADDRNOTAVAIL', 'it is no address of this machine'],
  ['EINVAL', 'it is no address of this machine'],
])

function portTaken(port: number, cause: unknown): SettingsError {
  const other = port === 65_535 ? 3000 : port + 1
  return new SettingsError(
    `Port ${port} is taken. --port ${other} or PORT=${other} chooses another.`,
    { cause },
  )
}
