import { isExternal, samePathKey } from './address.ts'
import { addressMistake, type AddressMistake } from './addressMistake.ts'

/** What is wrong with an old address that leads to a page; where it is taken is found out later. */
export function oldAddressMistake(address: string): AddressMistake | undefined {
  const plain = samePathKey(address).replace(/^\//, '')
  if (plain === '' || plain === '/')
    return { message: 'must not be the home page', hint: "Write an address such as '/old'." }
  const [pattern] = /\*|:(?=[a-z])/i.exec(plain) ?? []
  if (pattern)
    return {
      message: `must not contain ${pattern}`,
      hint: 'Hosts would take it for a pattern. Write rules with patterns into public/_redirects.',
    }
  return addressMistake(plain)
}

/** The same in the settings, where it cannot be next to a file. */
export function absoluteAddressMistake(address: string): AddressMistake | undefined {
  return address.startsWith('/')
    ? oldAddressMistake(address)
    : { message: 'must begin with /', hint: "Write '/old' for https://…/old." }
}

/** What is wrong with the address that an old one leads to. */
export function newAddressMistake(address: string): AddressMistake | undefined {
  const isAddress = isExternal(address)
    ? /^https?:/i.test(address) && URL.canParse(address)
    : address.startsWith('/')
  const hint = "Write '/new' or 'https://example.com/new'."
  return isAddress ? undefined : { message: 'must be a path or a complete address', hint }
}
