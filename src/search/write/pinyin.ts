import { pinyin, polyphonic } from 'pinyin-pro'
import { isDense } from '../characters.ts'
import type { Sounds } from '../pinyin.ts'

/** How a title sounds, character by character: as it is read here first, then its other readings. */
export function soundsOf(title: string): Sounds {
  if (!/\p{Script=Han}/u.test(title)) return ''
  const plain = { toneType: 'none', type: 'array', v: true } as const
  const here = pinyin(title, plain)
  const all = polyphonic(title, plain)
  // One for each character, also for what is no Han; anything else could not be told apart.
  if (here.length !== title.length || all.length !== title.length) return ''
  return here
    .flatMap((reading, at) => {
      if (!isDense(title.charCodeAt(at))) return []
      const readings = [reading, ...(all[at] ?? [])].filter((one) => /^[a-z]+$/.test(one))
      return [[...new Set(readings)].join('/') || '-']
    })
    .join(' ')
}
