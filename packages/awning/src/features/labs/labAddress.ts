/** `?lab=name~state`: the state that an address gives to a lab; empty for its first state. */
export function sharedLab(name: string, search: string): string | undefined {
  const [named, ...state] = (new URLSearchParams(search).get('lab') ?? '').split('~')
  return named === name ? state.join('~') : undefined
}

/** The address of the page with the state of a lab, or without one. */
export function labAddress(
  href: string,
  lab: { readonly name: string; readonly state: string | undefined } | undefined,
): string {
  const url = new URL(href)
  url.searchParams.delete('lab')
  if (lab) {
    url.searchParams.set('lab', lab.state === undefined ? lab.name : `${lab.name}~${lab.state}`)
    url.hash = ''
  }
  return url.href
}
