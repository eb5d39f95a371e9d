export interface GiscusMessage {
  /** Of the content of the frame, in pixels. */
  readonly height?: number
  /** The reader signed out, or the session is no longer valid. */
  readonly isSignedOut: boolean
}

const lostSession = /Bad credentials|Invalid state value|State has expired/

/** Reads a message of the frame; one of another kind says nothing. */
export function parseMessage(data: unknown): GiscusMessage {
  const message = fieldOf(data, 'giscus')
  const height = fieldOf(message, 'resizeHeight')
  const error = fieldOf(message, 'error')
  return {
    ...(typeof height === 'number' ? { height } : {}),
    isSignedOut:
      fieldOf(message, 'signOut') === true ||
      (typeof error === 'string' && lostSession.test(error)),
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? (value as Record<string, unknown>)[name]
    : undefined
}
