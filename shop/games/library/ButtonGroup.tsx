import { useId, type ReactNode } from 'react'
import styles from './Library.module.css'

interface Props<Value extends string> {
  readonly label: string
  readonly values: readonly Value[]
  readonly labels: Readonly<Record<Value, string>>
  readonly chosen: Value
  onChoose(value: Value): void
}

/** A choice of one value out of a few. It uses buttons, because a click on a button before React has loaded is not lost. */
export function ButtonGroup<Value extends string>(props: Props<Value>): ReactNode {
  const { label, values, labels, chosen, onChoose } = props
  const id = useId()
  return (
    <div className={styles['button-group']} role="group" aria-labelledby={id}>
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
