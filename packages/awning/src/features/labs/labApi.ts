/** The entry `awning/lab`: all that a site's labs need. It runs in the browser too, so it imports no Node code. */
export { defineLab } from './defineLab.ts'
export type { Lab, LabCodec, LabInfo, LabProps } from './lab.ts'
export { useLabState } from './useLabState.ts'
