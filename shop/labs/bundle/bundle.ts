export const chartImports = ['static', 'dynamic'] as const
export const formatImports = ['named', 'computed'] as const
export const logEffects = ['none', 'global'] as const

export interface BundleSettings {
  /** How main.js imports chart.js. */
  readonly chart: (typeof chartImports)[number]
  /** Whether main.js uses one export of format.js by name, or one whose name is computed. */
  readonly format: (typeof formatImports)[number]
  /** Whether log.js, of which nothing is used, changes something global when it is loaded. */
  readonly log: (typeof logEffects)[number]
}

/** A part of a module, with its size in KB: an export, or the code at the top level. */
export interface Part {
  readonly module: string
  readonly name: string
  readonly size: number
  /** The file that contains it, or nothing if it is removed. */
  readonly file: 'index.js' | 'chart.js' | undefined
}

/** What a bundler does with the module graph. */
export function bundle({ chart, format, log }: BundleSettings): Part[] {
  const chartFile = chart === 'static' ? 'index.js' : 'chart.js'
  const otherFormats = format === 'computed' ? 'index.js' : undefined
  return [
    { module: 'main.js', name: '', size: 2, file: 'index.js' },
    { module: 'format.js', name: 'price', size: 1, file: 'index.js' },
    { module: 'format.js', name: 'date', size: 6, file: otherFormats },
    { module: 'format.js', name: 'address', size: 9, file: otherFormats },
    { module: 'chart.js', name: 'draw', size: 48, file: chartFile },
    { module: 'chart.js', name: 'exportPdf', size: 30, file: undefined },
    { module: 'log.js', name: '', size: 3, file: log === 'global' ? 'index.js' : undefined },
  ]
}

/** The size of a file in KB. */
export function fileSize(parts: readonly Part[], file: Part['file']): number {
  return parts.filter((part) => part.file === file).reduce((sum, { size }) => sum + size, 0)
}

/** The code of main.js. */
export function mainCode({ chart, format }: BundleSettings): string {
  return [
    format === 'named'
      ? "import { price } from './format.js'"
      : "import * as formats from './format.js'",
    "import { warn } from './log.js' // warn is never used",
    ...(chart === 'static' ? ["import { draw } from './chart.js'"] : []),
    '',
    format === 'named' ? 'show(price(3200))' : 'show(formats[settings.format](3200))',
    chart === 'static'
      ? "button.addEventListener('click', () => draw())"
      : "button.addEventListener('click', async () => {\n  const { draw } = await import('./chart.js')\n  draw()\n})",
  ].join('\n')
}
