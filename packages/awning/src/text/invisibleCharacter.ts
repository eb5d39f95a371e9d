/**
 * A character that no page and no feed can contain: a control character other than tab and line
 * ends, half of a surrogate pair, or a code point that is no character.
 */
export const invisibleCharacter = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/u
