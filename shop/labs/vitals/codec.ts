import type { LabCodec } from 'awning/lab'
import type { Click } from './interaction.ts'
import { reservationKinds, causes, type SpaceReservations } from './layoutModel.ts'

export interface VitalsState {
  readonly part: 'shift' | 'click'
  readonly reservations: SpaceReservations
  readonly adAt: number
  readonly click: Click
  readonly others: number
}

/** Minimum, maximum and step of every number. */
export const ranges = {
  adAt: [1800, 4000, 100],
  blocked: [0, 400, 10],
  work: [0, 600, 10],
  nodes: [100, 20_000, 100],
  others: [0, 120, 1],
} as const

function readNumber(text: string | undefined, name: keyof typeof ranges): number | undefined {
  const [min, max, step] = ranges[name]
  if (!text || !/^\d{1,5}$/.test(text)) return undefined
  const value = Number(text)
  return value >= min && value <= max && (value - min) % step === 0 ? value : undefined
}

/** `s.1112.3200.120.180.y.2000.30`: part, space reservation of each cause, arrival of the ad, the click, the number of other interactions. */
export const codec: LabCodec<VitalsState> = {
  initial: {
    part: 'shift',
    reservations: {
      image: 'unreserved',
      font: 'unreserved',
      banner: 'unreserved',
      ad: 'unreserved',
    },
    adAt: 3200,
    click: { blocked: 120, work: 180, yields: false, nodes: 2000 },
    others: 30,
  },
  encode: ({ part, reservations, adAt, click, others }) =>
    [
      part === 'shift' ? 's' : 'c',
      causes.map((cause) => reservationKinds.indexOf(reservations[cause])).join(''),
      adAt,
      click.blocked,
      click.work,
      click.yields ? 'y' : 'n',
      click.nodes,
      others,
    ].join('.'),
  decode(text) {
    const [
      part,
      digits = '',
      ad,
      blockedText,
      workText,
      yields,
      nodesText,
      othersText,
      ...extraParts
    ] = text.split('.')
    if ((part !== 's' && part !== 'c') || (yields !== 'y' && yields !== 'n')) return undefined
    if (digits.length !== causes.length || extraParts.length > 0) return undefined
    const [image, font, banner, advert] = Array.from(
      digits,
      (digit) => reservationKinds[Number(digit)],
    )
    const adAt = readNumber(ad, 'adAt')
    const blocked = readNumber(blockedText, 'blocked')
    const work = readNumber(workText, 'work')
    const nodes = readNumber(nodesText, 'nodes')
    const others = readNumber(othersText, 'others')
    if (!image || !font || !banner || !advert || adAt === undefined) return undefined
    if (blocked === undefined || work === undefined) return undefined
    if (nodes === undefined || others === undefined) return undefined
    return {
      part: part === 's' ? 'shift' : 'click',
      reservations: { image, font, banner, ad: advert },
      adAt,
      click: { blocked, work, yields: yields === 'y', nodes },
      others,
    }
  },
}
