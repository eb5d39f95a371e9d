import { pinyin, polyphonic } from 'pinyin-pro'
import { isDense } from '../characters.ts'
import type { Sounds } from '../pinyin.ts'

const known = new Map<string, Sounds>()

/** How a title sounds, character by character: as it is read here first, then its other readings. */
export function soundsOf(title: string): Sounds {
  // Many pages have a heading in common.
  const sounds = known.get(title) ?? readAloud(title)
  known.set(title, sounds)
  return sounds
}

function readAloud(title: string): Sounds {
  if (!/\p{Script=Han}/u.test(title)) return ''
  const plain = { toneType: 'none', type: 'array', v: true } as const
  const characters = [...title]
  const here = pinyin(title, plain)
  const all = polyphonic(title, plain)
  // One for each character, also for what is no Han; anything else could not be told apart.
  if (here.length !== characters.length || all.length !== characters.length) return ''
  return characters
    .flatMap((character, at) => {
      if (!isDense(character.charCodeAt(0))) return []
      const readings = [here[at] ?? '', ...(all[at] ?? [])].filter((one) => /^[a-z]+$/.test(one))
      // Places are counted in code units, of which a rare character has two.
      return [[...new Set(readings)].join('/') || '-', ...Array(character.length - 1).fill('-')]
    })
    .join(' ')
}
