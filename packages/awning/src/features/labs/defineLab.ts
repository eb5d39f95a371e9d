import type { Lab } from './lab.ts'

/**
 * Defines a lab with the types checked while you write. `site.code.ts` lists it; awning checks the
 * values when it reads that file.
 * @example
 * export const number = defineLab({
 *   name: 'number',
 *   title: { en: 'The 64 bits of a double' },
 *   caption: { en: 'Flip a bit and see which number it becomes.' },
 *   text: { en: 'A number is a sign, an exponent of 11 bits and 52 bits of digits.' },
 *   component: () => import('./NumberLab.tsx'),
 * })
 */
export function defineLab(lab: Lab): Lab {
  return lab
}
