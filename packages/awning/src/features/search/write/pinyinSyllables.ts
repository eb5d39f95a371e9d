import { pinyin, polyphonic } from 'pinyin-pro'
import { isUnspaced } from '../characters.ts'
import type { Sounds } from '../pinyin.ts'

const known = new Map<string, Sounds>()

/** Pinyin of a title by character: first the reading in this context, then the others. */
export function soundsOf(title: string): Sounds {
  // Many pages share a heading, so results are cached.
  const sounds = known.get(title) ?? readAloud(title)
  known.set(title, sounds)
  return sounds
}

function readAloud(title: string): Sounds {
  if (!/\p{Script=Han}/u.test(title)) return ''
  const plain = { toneType: 'none', type: 'array', v: true } as const
  const characters = [...title]
  const inContext = pinyin(title, plain)
  const all = polyphonic(title, plain)
  // There must be one entry for each character, Han or not; otherwise they cannot be assigned.
  if (inContext.length !== characters.length || all.length !== characters.length) return ''
  return characters
    .flatMap((character, at) => {
      if (!isUnspaced(character.charCodeAt(0))) return []
      const readings = [inContext[at] ?? '', ...(all[at] ?? [])].filter((one) =>
        /^[a-z]+$/.test(one),
      )
      // Positions are counted in code units, and a rare character has two.
      return [[...new Set(readings)].join('/') || '-', ...Array(character.length - 1).fill('-')]
    })
    .join(' ')
}
