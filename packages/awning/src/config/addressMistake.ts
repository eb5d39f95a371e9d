/** Why a text cannot be part of an address, and what to write instead. */
export interface AddressMistake {
  /** Follows the name of the field: `must not contain a backslash`. */
  readonly message: string
  readonly hint: string
}

const plainHint = 'Use letters, digits and hyphens, such as my-title.'

/** The first group of a pattern is what the author is shown. */
const rules: readonly (readonly [RegExp, (found: string) => string, string])[] = [
  [/[\p{Cc}\p{Cs}]/u, () => 'a control character', plainHint],
  [/\\/, () => 'a backslash', 'Separate the parts of an address by /.'],
  [/([?#])/, (found) => found, 'An address ends there. Leave it out.'],
  [
    // Control characters, #, ., /, ? and \, encoded once or more: a host may decode what it is sent.
    /(%(?:25)*(?:[01][\da-f]|2[3ef]|3f|5c|7f))/i,
    (found) => `the encoded character ${found}`,
    'Leave it out. Other characters are written as they are; the build encodes them.',
  ],
  [/^([a-z]:)(?:\/|$)/i, (found) => `the drive ${found}`, plainHint],
  [/^$|^\/|\/\/|\/$/, () => 'an empty part', 'Write one / between two parts, such as a/b.'],
  [
    // Windows drops dots and spaces at the end of a name, so `.. ` would be `..` there.
    /(?:^|\/)([.\s]+)(?:\/|$)/,
    (found) => `the part "${found}"`,
    'An address begins at its collection, and no part of it leads to another folder.',
  ],
  [
    /(?:^|\/)(index\.(?:html|md|txt)(?:\.(?:br|gz))?)(?:\/|$)/i,
    (found) => `the part "${found}"`,
    'The build writes a file of this name for every page. Choose another name.',
  ],
]

/** The same for a key that becomes one part of an address. */
export function keyMistake(key: string): AddressMistake | undefined {
  return key.includes('/')
    ? { message: 'must not contain /', hint: plainHint }
    : addressMistake(key)
}

/**
 * Checks a path that becomes part of addresses, and so of paths below the output folder; without
 * slash at either end. Undefined if it has no mistake.
 */
export function addressMistake(path: string): AddressMistake | undefined {
  for (const [pattern, describe, hint] of rules) {
    const match = pattern.exec(path)
    if (match) return { message: `must not contain ${describe(match[1] ?? '')}`, hint }
  }
  return undefined
}
