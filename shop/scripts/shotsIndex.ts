export interface Shot {
  /** Number of the page in the list, from 1. */
  readonly number: number
  readonly name: string
  readonly path: string
  readonly width: number
  readonly mode: 'light' | 'dark'
}

/** `01-home-0390-light.png`: by page, then by width, the two modes together. */
export function shotName({ number, name, width, mode }: Shot): string {
  return `${String(number).padStart(2, '0')}-${name}-${String(width).padStart(4, '0')}-${mode}.png`
}

/** An HTML page with all screenshots: a row for each page, from narrow to wide, light next to dark. */
export function shotsIndex(shots: readonly Shot[]): string {
  const sorted = shots.toSorted((a, b) => (shotName(b) > shotName(a) ? -1 : 1))
  const names = [...new Set(sorted.map(({ name }) => name))]
  const rows = names.map((name) => row(sorted.filter((shot) => shot.name === name)))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Shots</title>
<style>
  body { margin: 1rem; background: #888; font: 1rem system-ui, sans-serif }
  section { display: flex; gap: 1rem; align-items: start; overflow-x: auto; padding-block-end: 1rem }
  figure { flex: none; margin: 0 }
  img { display: block; inline-size: calc(var(--width) * 0.33px); box-shadow: 0 2px 8px #0006 }
</style>
${rows.join('\n')}
</html>
`
}

function row(shots: readonly Shot[]): string {
  const figures = shots.map((shot) => {
    const file = shotName(shot)
    const picture = `<img src="${file}" alt="" loading="lazy" style="--width: ${shot.width}">`
    const caption = `<figcaption>${shot.width} ${shot.mode}</figcaption>`
    return `<figure>${caption}<a href="${file}">${picture}</a></figure>`
  })
  const [first] = shots
  return `<h2>${first?.name} /${first?.path}</h2>\n<section>\n${figures.join('\n')}\n</section>`
}
