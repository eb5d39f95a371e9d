'use client'

import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { replaceQuery, usePageQuery } from '../../client/pageQuery.ts'
import styles from './DocsMap.module.css'

interface Props {
  /** Path of the page, with base and language. */
  readonly page: string
  /** Ids of the paths, in the order of their radio buttons, which follow one for no path. */
  readonly ids: readonly string[]
  readonly children: ReactNode
}

/**
 * Keeps the chosen path in the address, so that Back, a reload and the other language show it again. The
 * radio buttons are static HTML and work without script.
 */
export function PathChoices({ page, ids, children }: Props): ReactNode {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const shown = useRef<string>(null)
  const id = new URLSearchParams(usePageQuery(page)).get('path')

  useEffect(() => {
    if (id === shown.current) return
    shown.current = id
    const chosen = id === null ? 0 : ids.indexOf(id) + 1
    // Each of them, and not the chosen one alone: React compares with the last value that it saw set.
    for (const [at, input] of inputsOf(fieldset.current).entries()) input.checked = at === chosen
  }, [id, ids])

  function keepChoice(): void {
    const query = new URLSearchParams(location.search)
    const chosen = ids[inputsOf(fieldset.current).findIndex(({ checked }) => checked) - 1] ?? null
    // Writing the query changes how its other fields are encoded.
    if (chosen === query.get('path')) return
    if (chosen === null) query.delete('path')
    else query.set('path', chosen)
    replaceQuery(query.size > 0 ? `?${query}` : '')
  }

  // The reader may have chosen before the app ran.
  const keepFirst = useEffectEvent(() => {
    if (!new URLSearchParams(location.search).has('path')) keepChoice()
  })
  useEffect(() => keepFirst(), [])

  return (
    // `data-query`: the app starts at once if the address names a path.
    <fieldset className={styles['pathChoices']} ref={fieldset} onChange={keepChoice} data-query="">
      {children}
    </fieldset>
  )
}

function inputsOf(fieldset: HTMLFieldSetElement | null): readonly HTMLInputElement[] {
  return [...(fieldset?.querySelectorAll('input') ?? [])]
}
