/** The stages of a frame, in order. */
export const stages = ['script', 'style', 'layout', 'paint', 'composite'] as const
export type Stage = (typeof stages)[number]

export type Thread = 'main' | 'compositor'

export function threadOf(stage: Stage): Thread {
  return stage === 'composite' ? 'compositor' : 'main'
}

/** The share of the page that a change affects at a stage, from 0 to 1. */
interface AffectedShare {
  readonly style: number
  readonly layout: number
  readonly paint: number
}

export interface Change {
  readonly code: string
  /** Whether the main thread runs script for it in this frame. */
  readonly script: boolean
  readonly affected: AffectedShare
  /** How often the script reads a size right after a write, which forces style and layout each time. */
  readonly forced: number
}

const unaffected: AffectedShare = { style: 0, layout: 0, paint: 0 }

function change(
  code: string,
  reach: Partial<AffectedShare>,
  options: Partial<Change> = {},
): Change {
  return { code, script: true, forced: 0, ...options, affected: { ...unaffected, ...reach } }
}

/**
 * The changes that readers can choose; the names are part of addresses. The numbers only show which change is
 * more expensive: a real page has its own.
 */
export const changes = {
  width: change(`box.style.width = '60%'`, { style: 0.2, layout: 1, paint: 0.8 }),
  fontSize: change(`html.style.fontSize = '18px'`, { style: 1, layout: 1, paint: 1 }),
  display: change(`box.style.display = 'none'`, { style: 0.2, layout: 0.9, paint: 0.8 }),
  top: change(`box.style.top = '20px'`, { style: 0.1, layout: 0.25, paint: 0.3 }),
  color: change(`box.style.color = 'crimson'`, { style: 0.2, paint: 0.4 }),
  shadow: change(`box.style.boxShadow = '0 0 40px'`, { style: 0.1, paint: 0.9 }),
  rootClass: change(`html.classList.add('dark')`, { style: 1, paint: 1 }),
  transform: change(`box.style.transform = 'scale(2)'`, { style: 0.1 }),
  opacity: change(`box.style.opacity = '0.5'`, { style: 0.1 }),
  animation: change(`box.animate({ transform: … }, 600)`, {}, { script: false }),
  scroll: change(`overflow: auto`, {}, { script: false }),
  readAfterWrite: change(
    `box.style.width = '60%'\nbox.offsetWidth`,
    { style: 0.2, layout: 1, paint: 0.8 },
    { forced: 1 },
  ),
  thrash: change(
    `for (const box of boxes) {\n  box.style.width = '60%'\n  box.offsetWidth\n}`,
    { style: 0.2, layout: 1, paint: 0.8 },
    { forced: 4 },
  ),
} satisfies Record<string, Change>

export type ChangeName = keyof typeof changes
export const changeNames = [
  'width',
  'fontSize',
  'display',
  'top',
  'color',
  'shadow',
  'rootClass',
  'transform',
  'opacity',
  'animation',
  'scroll',
  'readAfterWrite',
  'thrash',
] as const satisfies readonly ChangeName[]

export function changeNamed(name: ChangeName): Change {
  return changes[name]
}

/** The stages that a change repeats. */
export function stagesOf(name: ChangeName): readonly Stage[] {
  const { affected, script } = changeNamed(name)
  return stages.filter((stage) => {
    if (stage === 'composite') return true
    return stage === 'script' ? script : affected[stage] > 0
  })
}
