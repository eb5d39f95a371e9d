/** An address, and the size behind it. An address may contain commas, but not at its end. */
const candidates = /([^\s,]\S*[^\s,]|[^\s,])((?:\s+[\d.]+[wxh])?\s*(?:,\s*|$))/g

/** The addresses of a `srcset` attribute. */
export function srcsetAddresses(srcset: string): string[] {
  return Array.from(srcset.matchAll(candidates), ([, address = '']) => address)
}

/** A `srcset` attribute with other addresses. */
export function replaceSrcset(srcset: string, replace: (address: string) => string): string {
  return srcset.replace(candidates, (_, address: string, rest: string) => replace(address) + rest)
}
