import { isDense } from './characters.ts'
import type { Range } from './passage.ts'

/**
 * Sounds of the Han characters of a title, in order, divided by spaces; a character that is read in
 * several ways has them all: `ceng die shang xia wen`, `xing/hang nei`.
 */
export type Sounds = string

/**
 * Where in a title the typed letters are its sounds: whole syllables, or first letters, or both
 * (`cengdie`, `cdsxw`, `cengdsx`); the last syllable may be cut short.
 */
export function findSounds(title: string, sounds: Sounds, typed: string): Range | undefined {
  if (sounds === '' || !/^[a-z]{2,}$/.test(typed)) return undefined
  const syllables = syllablesOf(sounds)
  for (let from = 0; from < syllables.length; from += 1) {
    // Nearly every syllable is refused here.
    if (!syllables[from]?.some((reading) => reading[0] === typed[0])) continue
    const to = soundsFrom(syllables, from, typed)
    if (to !== undefined && isEnough(syllables, from, to, typed)) return places(title, from, to)
  }
  return undefined
}

/** Part of one syllable is no sign of anything. */
function isEnough(syllables: Syllables, from: number, to: number, typed: string): boolean {
  return to - from > 1 || syllables[from]?.includes(typed) === true
}

type Syllables = readonly (readonly string[])[]

const known = new Map<Sounds, Syllables>()

/** Titles are asked with every key that is pressed, so they are taken apart once. */
function syllablesOf(sounds: Sounds): Syllables {
  const found = known.get(sounds) ?? sounds.split(' ').map((readings) => readings.split('/'))
  known.set(sounds, found)
  return found
}

function soundsFrom(syllables: Syllables, at: number, rest: string): number | undefined {
  if (rest === '') return at
  const readings = syllables[at] ?? []
  if (readings.some((reading) => reading.startsWith(rest))) return at + 1
  for (const part of new Set(readings.flatMap(partsOf))) {
    const end = rest.startsWith(part)
      ? soundsFrom(syllables, at + 1, rest.slice(part.length))
      : undefined
    if (end !== undefined) return end
  }
  return undefined
}

/** What may stand for a syllable: itself, its first sound, its first letter. */
function partsOf(syllable: string): string[] {
  return [
    syllable,
    ...(/^[zcs]h/.test(syllable) ? [syllable.slice(0, 2)] : []),
    syllable.slice(0, 1),
  ]
}

/** From the n-th Han character of a title to the one before the m-th. */
function places(title: string, from: number, to: number): Range | undefined {
  const han = [...Array(title.length).keys()].filter((at) => isDense(title.charCodeAt(at)))
  const [first, last] = [han[from], han[to - 1]]
  return first === undefined || last === undefined ? undefined : [first, last + 1]
}
