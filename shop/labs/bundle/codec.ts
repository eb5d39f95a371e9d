import type { LabCodec } from 'awning/lab'
import { chartImports, formatImports, logEffects, type BundleSettings } from './bundle.ts'

/** The indices of the three choices. */
export const codec: LabCodec<BundleSettings> = {
  initial: { chart: 'static', format: 'named', log: 'none' },
  encode: ({ chart, format, log }) =>
    [chartImports.indexOf(chart), formatImports.indexOf(format), logEffects.indexOf(log)].join(''),
  decode: (text) => {
    if (!/^[01]{3}$/.test(text)) return undefined
    const [first = 0, second = 0, third = 0] = Array.from(text, Number)
    const chart = chartImports[first]
    const format = formatImports[second]
    const log = logEffects[third]
    return chart && format && log && { chart, format, log }
  },
}
