import type { LabCodec } from 'awning/lab'
import { changeDetections } from './angular.ts'
import {
  usualUpdateStyle,
  models,
  stages,
  type Model,
  type Settings,
  type Stage,
} from './models.ts'
import { updateStyles } from './components.ts'
import { memoizations } from './react.ts'

export interface ChangeState extends Settings {
  readonly model: Model
  readonly stage: Stage
}

/** The update as the article of the framework writes it, at the stage where the four differ most. */
export function initialState(model: Model): ChangeState {
  return {
    model,
    updateStyle: usualUpdateStyle[model],
    memoization: 'none',
    changeDetection: 'signals',
    stage: 'ran',
  }
}

/** `react.map.memo.signals.ran`: framework, update style, memoization, change detection, stage. */
export function codecFor(model: Model): LabCodec<ChangeState> {
  return {
    initial: initialState(model),
    encode: ({ model, updateStyle, memoization, changeDetection, stage }) =>
      [model, updateStyle, memoization, changeDetection, stage].join('.'),
    decode,
  }
}

function decode(text: string): ChangeState | undefined {
  const words = text.split('.')
  const model = models.find((one) => one === words[0])
  const updateStyle = updateStyles.find((one) => one === words[1])
  const memoization = memoizations.find((one) => one === words[2])
  const changeDetection = changeDetections.find((one) => one === words[3])
  const stage = stages.find((one) => one === words[4])
  if (!model || !updateStyle || !memoization || !changeDetection || !stage || words.length > 5)
    return undefined
  return { model, updateStyle, memoization, changeDetection, stage }
}
