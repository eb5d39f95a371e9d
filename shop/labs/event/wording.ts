import type { Call, End, Step } from './dispatch.ts'
import { traits, type EventKind, type Listener } from './listeners.ts'
import type { EventStrings } from './strings.ts'

/** What a listener did when it was called. */
function deedsOf({ listener, ignored, skipped }: Call, t: EventStrings): readonly string[] {
  const deeds: string[] = []
  if (listener.once) deeds.push(t.once)
  if (ignored === 'notCancelable') deeds.push(t.ignoredNotCancelable)
  else if (ignored) deeds.push(listener.passive ? t.ignoredPassive : t.ignoredByDefault)
  else if (listener.prevent) deeds.push(t.prevent)
  if (listener.stopNow) deeds.push(t.stopNow(skipped))
  else if (listener.stop) deeds.push(t.stop)
  return deeds
}

function endOf({ stoppedAt, prevented, bubbled }: End, kind: EventKind, t: EventStrings): string[] {
  const way = stoppedAt ? t.endStopped(stoppedAt) : bubbled ? t.end : t.endAtTarget
  if (!traits[kind].cancelable) return [way, t.nothingToPrevent]
  return [way, prevented ? t.prevented : t.notPrevented]
}

/** What to say about a step in addition to its position: nothing when a listener was just called. */
export function notesOf(step: Step, kind: EventKind, t: EventStrings): readonly string[] {
  if (step.type === 'pass') return [t.pass]
  return step.type === 'call' ? deedsOf(step, t) : endOf(step, kind, t)
}

export function nameOf({ second }: Listener, { names }: EventStrings): string {
  return names[second ? 1 : 0]
}

/** A step in one line, for those who hear it. */
export function sentenceOf(step: Step, kind: EventKind, t: EventStrings): string {
  const notes = notesOf(step, kind, t).join(' · ')
  if (step.type === 'end') return notes
  const who = step.type === 'call' ? ` ${t.listener(nameOf(step.listener, t))}` : ''
  return `${t.phases[step.phase]} ${step.node}${who}${notes && ` · ${notes}`}`
}

/** The line of code that adds a listener. */
export function codeOf(listener: Listener, kind: EventKind, t: EventStrings): string {
  const options = (['capture', 'once', 'passive'] as const)
    .filter((name) => listener[name])
    .map((name) => `${name}: true`)
  const last = options.length > 0 ? `, { ${options.join(', ')} }` : ''
  return `${listener.node}.addEventListener('${kind}', ${nameOf(listener, t)}${last})`
}
