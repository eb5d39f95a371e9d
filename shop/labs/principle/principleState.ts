import type { LabCodec } from 'awning/lab'
import { changeNames, type ChangeName } from './changes.ts'
import { rates, type Rate } from './frame.ts'

export interface PrincipleState {
  /** The two changes that are compared. */
  readonly left: ChangeName
  readonly right: ChangeName
  readonly rate: Rate
  /** How many boxes the page has. */
  readonly boxes: number
}

export const minBoxes = 100
export const maxBoxes = 3000
export const boxStep = 100

/** `width.animation.60.1200` */
export const principleCodec: LabCodec<PrincipleState> = {
  initial: { left: 'width', right: 'animation', rate: 60, boxes: 1200 },
  encode: ({ left, right, rate, boxes }) => `${left}.${right}.${rate}.${boxes}`,
  decode(text) {
    const parts = text.split('.')
    const left = changeNames.find((name) => name === parts[0])
    const right = changeNames.find((name) => name === parts[1])
    const rate = rates.find((each) => String(each) === parts[2])
    const boxes = Number(parts[3])
    if (!left || !right || !rate || parts.length !== 4) return undefined
    if (!(boxes >= minBoxes && boxes <= maxBoxes) || boxes % boxStep !== 0) return undefined
    return { left, right, rate, boxes }
  },
}
