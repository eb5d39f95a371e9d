/** What an example is called in an address: the hash of its document, so that a state never meets other code. */
export function liveId(src: string): string {
  return /-([\da-f]+)\.html$/.exec(src)?.[1] ?? ''
}

/** `?live=id~state`: the state that an address has for an example, as it is written there. */
export function sharedState(id: string, search: string): string | undefined {
  const [name, state] = (new URLSearchParams(search).get('live') ?? '').split('~')
  return name === id ? state : undefined
}
