import type { CallStep, EndStep, Step } from './dispatch.ts'
import { eventTraits, type EventKind, type Listener } from './listeners.ts'
import type { EventStrings } from './strings.ts'

/** What a listener did when it was called. */
function callNotes({ listener, ignored, skipped }: CallStep, t: EventStrings): readonly string[] {
  const notes: string[] = []
  if (listener.once) notes.push(t.once)
  if (ignored === 'notCancelable') notes.push(t.ignoredNotCancelable)
  else if (ignored) notes.push(listener.passive ? t.ignoredPassive : t.ignoredByDefault)
  else if (listener.prevent) notes.push(t.prevent)
  if (listener.stopNow) notes.push(t.stopNow(skipped))
  else if (listener.stop) notes.push(t.stop)
  return notes
}

function endNotes(
  { stoppedAt, prevented, bubbled }: EndStep,
  kind: EventKind,
  t: EventStrings,
): string[] {
  const outcome = stoppedAt ? t.endStopped(stoppedAt) : bubbled ? t.end : t.endAtTarget
  if (!eventTraits[kind].cancelable) return [outcome, t.nothingToPrevent]
  return [outcome, prevented ? t.prevented : t.notPrevented]
}

/** The notes about a step in addition to its position; none if a listener was called and did nothing special. */
export function stepNotes(step: Step, kind: EventKind, t: EventStrings): readonly string[] {
  if (step.type === 'pass') return [t.noListener]
  return step.type === 'call' ? callNotes(step, t) : endNotes(step, kind, t)
}

export function listenerName({ second }: Listener, { names }: EventStrings): string {
  return names[second ? 1 : 0]
}

/** A step as one sentence, for screen readers. */
export function stepSentence(step: Step, kind: EventKind, t: EventStrings): string {
  const notes = stepNotes(step, kind, t).join(' · ')
  if (step.type === 'end') return notes
  const listenerText = step.type === 'call' ? ` ${t.listener(listenerName(step.listener, t))}` : ''
  return `${t.phases[step.phase]} ${step.node}${listenerText}${notes && ` · ${notes}`}`
}

/** The line of code that adds a listener. */
export function listenerCode(listener: Listener, kind: EventKind, t: EventStrings): string {
  const options = (['capture', 'once', 'passive'] as const)
    .filter((name) => listener[name])
    .map((name) => `${name}: true`)
  const optionsText = options.length > 0 ? `, { ${options.join(', ')} }` : ''
  return `${listener.node}.addEventListener('${kind}', ${listenerName(listener, t)}${optionsText})`
}
