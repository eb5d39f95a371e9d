import type { LabCodec } from 'awning/lab'

export const laws = ['fitts', 'hick'] as const
export const orders = ['ordered', 'mixed'] as const
export const repeatCounts = ['2', '4'] as const

/** The shared state: the settings of the experiment, never the results of a reader. */
export interface Settings {
  readonly law: (typeof laws)[number]
  readonly repeats: (typeof repeatCounts)[number]
  readonly order: (typeof orders)[number]
}

export const codec: LabCodec<Settings> = {
  initial: { law: 'fitts', repeats: '2', order: 'ordered' },
  encode: ({ law, repeats, order }) => `${law}-${repeats}-${order}`,
  decode: (text) => {
    const parts = text.split('-')
    const law = laws.find((known) => known === parts[0])
    const repeats = repeatCounts.find((known) => known === parts[1])
    const order = orders.find((known) => known === parts[2])
    return law && repeats && order && parts.length === 3 ? { law, repeats, order } : undefined
  },
}
