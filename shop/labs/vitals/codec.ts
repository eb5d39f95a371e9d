import type { LabCodec } from 'awning/lab'
import type { Click } from './interaction.ts'
import { cares, causes, type Cares } from './smallPage.ts'

export interface VitalsState {
  readonly part: 'shift' | 'click'
  readonly cares: Cares
  readonly adAt: number
  readonly click: Click
  readonly others: number
}

/** From, to and step of every number. */
export const ranges = {
  adAt: [1800, 4000, 100],
  blocked: [0, 400, 10],
  work: [0, 600, 10],
  nodes: [100, 20_000, 100],
  others: [0, 120, 1],
} as const

function read(text: string | undefined, name: keyof typeof ranges): number | undefined {
  const [min, max, step] = ranges[name]
  if (!text || !/^\d{1,5}$/.test(text)) return undefined
  const value = Number(text)
  return value >= min && value <= max && (value - min) % step === 0 ? value : undefined
}

/** `s.1112.3200.120.180.y.2000.30`: part, care of each cause, when the ad comes, the click, the others. */
export const codec: LabCodec<VitalsState> = {
  initial: {
    part: 'shift',
    cares: { image: 'careless', font: 'careless', banner: 'careless', ad: 'careless' },
    adAt: 3200,
    click: { blocked: 120, work: 180, yields: false, nodes: 2000 },
    others: 30,
  },
  encode: ({ part, cares: chosen, adAt, click, others }) =>
    [
      part === 'shift' ? 's' : 'c',
      causes.map((cause) => cares.indexOf(chosen[cause])).join(''),
      adAt,
      click.blocked,
      click.work,
      click.yields ? 'y' : 'n',
      click.nodes,
      others,
    ].join('.'),
  decode(text) {
    const [part, digits = '', ad, blockedText, workText, yields, nodesText, othersText, ...rest] =
      text.split('.')
    if ((part !== 's' && part !== 'c') || (yields !== 'y' && yields !== 'n')) return undefined
    if (digits.length !== causes.length || rest.length > 0) return undefined
    const [image, font, banner, advert] = Array.from(digits, (digit) => cares[Number(digit)])
    const adAt = read(ad, 'adAt')
    const blocked = read(blockedText, 'blocked')
    const work = read(workText, 'work')
    const nodes = read(nodesText, 'nodes')
    const others = read(othersText, 'others')
    if (!image || !font || !banner || !advert || adAt === undefined) return undefined
    if (blocked === undefined || work === undefined) return undefined
    if (nodes === undefined || others === undefined) return undefined
    return {
      part: part === 's' ? 'shift' : 'click',
      cares: { image, font, banner, ad: advert },
      adAt,
      click: { blocked, work, yields: yields === 'y', nodes },
      others,
    }
  },
}
