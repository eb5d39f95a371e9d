import { useId, type ReactNode } from 'react'
import styles from './Library.module.css'

interface Props<Value extends string> {
  readonly label: string
  readonly values: readonly Value[]
  readonly labels: Readonly<Record<Value, string>>
  readonly chosen: Value
  onChoose(value: Value): void
}

/** One of a few, all of them in sight. Buttons, so that a press before React has come is not lost. */
export function Switch<Value extends string>(props: Props<Value>): ReactNode {
  const { label, values, labels, chosen, onChoose } = props
  const id = useId()
  return (
    <div className={styles['switch']} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {labels[value]}
        </button>
      ))}
    </div>
  )
}
