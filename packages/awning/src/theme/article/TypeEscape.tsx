'use client'

import { useEffect, type ReactNode } from 'react'
import { hideTypesOnEscape } from '../../client/enhance/hideTypes.ts'

/** Shows nothing, and hides types in code when the reader presses Escape. */
export function TypeEscape(): ReactNode {
  useEffect(hideTypesOnEscape, [])
  return null
}
