import type { LabCodec } from 'awning/lab'
import { checkings } from './angular.ts'
import { habits, models, stages, type Model, type Settings, type Stage } from './models.ts'
import { ways } from './parts.ts'
import { savings } from './react.ts'

export interface ChangeState extends Settings {
  readonly model: Model
  readonly stage: Stage
}

/** Each model as its page writes it, at the stage where the four differ most. */
export function opened(model: Model): ChangeState {
  return { model, way: habits[model], saving: 'none', checking: 'signals', stage: 'ran' }
}

/** `react.map.memo.signals.ran`: every word is one of a few. */
export function codecFor(model: Model): LabCodec<ChangeState> {
  return {
    initial: opened(model),
    encode: ({ model, way, saving, checking, stage }) =>
      [model, way, saving, checking, stage].join('.'),
    decode,
  }
}

function decode(text: string): ChangeState | undefined {
  const words = text.split('.')
  const model = models.find((one) => one === words[0])
  const way = ways.find((one) => one === words[1])
  const saving = savings.find((one) => one === words[2])
  const checking = checkings.find((one) => one === words[3])
  const stage = stages.find((one) => one === words[4])
  if (!model || !way || !saving || !checking || !stage || words.length > 5) return undefined
  return { model, way, saving, checking, stage }
}
