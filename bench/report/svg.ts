/** The frame of a plot: text as text, colours for light and dark pages. */
export function svg(
  {
    width,
    height,
    title,
    description,
  }: {
    width: number
    height: number
    title: string
    description: string
  },
  content: string,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description">
<title id="title">${escape(title)}</title>
<desc id="description">${escape(description)}</desc>
<style>
${style}
</style>
<rect class="ground" width="${width}" height="${height}"/>
<text class="title" x="16" y="28">${escape(title)}</text>
${content}
</svg>
`
}

/** Six colours, readable as text on the background. Names next to them mean that colour is not needed to tell them apart. */
const light = ['#a8480a', '#2563a8', '#1f7a4d', '#7a4fb0', '#a03468', '#5f5f5f']
const dark = ['#f0924e', '#7fb2ee', '#5fc490', '#b898ea', '#ea86b4', '#b0b0b0']
const hues = (colours: readonly string[]) =>
  colours.map((colour, index) => `.c${index} { --c: ${colour} }`).join(' ')

const style = `text { font: 12px system-ui, sans-serif; fill: var(--ink) }
.title { font-size: 15px; font-weight: 600 }
.quiet { fill: var(--quiet) }
.strong { font-weight: 600 }
.end { text-anchor: end }
.middle { text-anchor: middle }
.ground { fill: var(--ground) }
.grid { stroke: var(--grid); stroke-width: 1 }
.line { fill: none; stroke: var(--c); stroke-width: 2 }
.own { stroke-width: 3.5 }
.dot { fill: var(--c); stroke: var(--ground); stroke-width: 1 }
.bar { fill: var(--c); stroke: var(--ground); stroke-width: 1 }
.label { fill: var(--c); paint-order: stroke; stroke: var(--ground); stroke-width: 4 }
svg { --ground: #fffdf8; --ink: #26221c; --quiet: #645d52; --grid: #e4ded2 }
${hues(light)}
@media (prefers-color-scheme: dark) {
  svg { --ground: #1a1814; --ink: #ece7dd; --quiet: #aaa294; --grid: #3a362f }
  ${hues(dark)}
}`

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

export function text(x: number, y: number, content: string, className = ''): string {
  return `<text x="${round(x)}" y="${round(y)}"${className ? ` class="${className}"` : ''}>${escape(content)}</text>`
}

export const round = (value: number) => Math.round(value * 10) / 10
