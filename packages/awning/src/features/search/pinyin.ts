import { isUnspaced } from './characters.ts'
import type { TextRange } from './foldedText.ts'

/**
 * Pinyin of the Han characters of a title, separated by spaces. A character with several readings has all
 * of them: `ceng die shang xia wen`, `xing/hang nei`.
 */
export type Sounds = string

/**
 * Finds the characters of a title whose pinyin was typed: as whole syllables, first letters, or a mix
 * (`cengdie`, `cdsxw`, `cengdsx`). The last syllable may be incomplete.
 */
export function findSounds(title: string, sounds: Sounds, typed: string): TextRange | undefined {
  if (sounds === '' || !/^[a-z]{2,}$/.test(typed)) return undefined
  const syllables = syllablesOf(sounds)
  for (let from = 0; from < syllables.length; from += 1) {
    // A quick test that rules out nearly every syllable.
    if (!syllables[from]?.some((reading) => reading[0] === typed[0])) continue
    const to = soundsFrom(syllables, from, typed)
    if (to !== undefined && isEnough(syllables, from, to, typed)) return rangeOfHan(title, from, to)
  }
  return undefined
}

/** Part of a single syllable matches too many titles to mean anything. */
function isEnough(syllables: Syllables, from: number, to: number, typed: string): boolean {
  return to - from > 1 || syllables[from]?.includes(typed) === true
}

type Syllables = readonly (readonly string[])[]

const known = new Map<Sounds, Syllables>()

/** Cached, because all titles are tested with every key press. */
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

/** What may be typed for a syllable: all of it, its initial (`zh`), its first letter. */
function partsOf(syllable: string): string[] {
  return [
    syllable,
    ...(/^[zcs]h/.test(syllable) ? [syllable.slice(0, 2)] : []),
    syllable.slice(0, 1),
  ]
}

/** The range from Han character number `from` of a title to the one before number `to`. */
function rangeOfHan(title: string, from: number, to: number): TextRange | undefined {
  const han = [...Array(title.length).keys()].filter((at) => isUnspaced(title.charCodeAt(at)))
  const [first, last] = [han[from], han[to - 1]]
  return first === undefined || last === undefined ? undefined : [first, last + 1]
}
