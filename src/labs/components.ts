import type { ComponentType } from 'react'
import { BemLab } from './bem/BemLab.tsx'
import type { LabName } from './catalogue.ts'
import type { LabProps } from './lab.ts'

/** Every experiment's component by its name. */
export const components: Readonly<Record<LabName, ComponentType<LabProps>>> = {
  bem: BemLab,
}
