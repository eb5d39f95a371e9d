import { describe, expect, it } from 'vitest'
import { cssomCodec } from './cssomState.ts'
import { explainValues } from './explainValues.ts'
import type { Property } from './properties.ts'
import { initialValues } from './styleValues.ts'

interface Case {
  readonly declared?: string
  readonly computed: string
  readonly resolved: string
  readonly hasBox?: boolean
  readonly isValid?: boolean
}

/** The case has the values that browsers report; the declared value is the typed one unless it says otherwise. */
function reasonsFor(property: Property, value: string, reported: Case): string {
  const { declared = value, computed, resolved, hasBox = true, isValid = true } = reported
  const values = { ...initialValues, declared, computed, resolved, isValid }
  const found = explainValues({ ...cssomCodec.initial, property, value, hasBox }, values)
  return `${found.declared} ${found.computed} ${found.resolved}`
}

describe('why each stage has its value', () => {
  it.each<[Property, string, Case, string]>([
    [
      'width',
      '50%',
      { computed: '50%', resolved: '120px' },
      'kept percent-waits percent-of-parent',
    ],
    ['width', 'auto', { computed: 'auto', resolved: '240px' }, 'kept keyword-waits fills'],
    ['width', '10em', { computed: '160px', resolved: '160px' }, 'kept unit same'],
    ['width', '80px', { computed: '80px', resolved: '80px' }, 'kept kept same'],
    [
      'width',
      'calc(50% - 1em)',
      { computed: 'calc(50% - 16px)', resolved: '104px' },
      'kept percent-waits layout',
    ],
    [
      'width',
      'fit-content',
      { computed: 'fit-content', resolved: '32px' },
      'kept keyword-waits layout',
    ],
    [
      'width',
      '50%',
      { computed: '50%', resolved: '50%', hasBox: false },
      'kept percent-waits no-box',
    ],
    [
      'width',
      '200',
      { declared: '', computed: 'auto', resolved: '240px' },
      'rejected initial fills',
    ],
    ['width', ' ', { declared: '', computed: 'auto', resolved: '240px' }, 'empty initial fills'],
    ['width', 'var(--x)', { computed: '48px', resolved: '48px' }, 'variable substituted same'],
    [
      'width',
      'var(--y)',
      { computed: 'auto', resolved: '240px', isValid: false },
      'variable invalid-initial fills',
    ],
    ['width', 'inherit', { computed: '240px', resolved: '240px' }, 'kept inherit same'],
    ['width', 'initial', { computed: 'auto', resolved: '240px' }, 'kept default fills'],
    ['margin-left', 'auto', { computed: 'auto', resolved: '120px' }, 'kept keyword-waits rest'],
    [
      'margin-left',
      '10%',
      { computed: '10%', resolved: '24px' },
      'kept percent-waits percent-of-parent',
    ],
    ['font-size', '2em', { computed: '32px', resolved: '32px' }, 'kept parent-font computed'],
    ['font-size', '150%', { computed: '24px', resolved: '24px' }, 'kept parent-font computed'],
    [
      'font-size',
      'larger',
      { computed: '19.2px', resolved: '19.2px' },
      'kept parent-font computed',
    ],
    ['font-size', '1.5rem', { computed: '24px', resolved: '24px' }, 'kept unit computed'],
    ['font-size', 'calc(1rem + 2px)', { computed: '18px', resolved: '18px' }, 'kept unit computed'],
    [
      'font-size',
      'calc(1rem + 1em)',
      { computed: '32px', resolved: '32px' },
      'kept parent-font computed',
    ],
    [
      'font-size',
      'var(--x)',
      { computed: '48px', resolved: '48px' },
      'variable substituted-font computed',
    ],
    [
      'font-size',
      '2',
      { declared: '', computed: '16px', resolved: '16px' },
      'rejected inherited computed',
    ],
    ['line-height', '1.5', { computed: '1.5', resolved: '24px' }, 'kept number times-font'],
    ['line-height', '1.5em', { computed: '24px', resolved: '24px' }, 'kept own-font same'],
    ['line-height', '150%', { computed: '24px', resolved: '24px' }, 'kept own-font same'],
    ['line-height', 'normal', { computed: 'normal', resolved: 'normal' }, 'kept kept normal'],
    ['line-height', 'inherit', { computed: '1.5', resolved: '24px' }, 'kept inherit times-font'],
    [
      'color',
      'crimson',
      { computed: 'rgb(220, 20, 60)', resolved: 'rgb(220, 20, 60)' },
      'kept colour colour',
    ],
    [
      'color',
      '#f00',
      { declared: 'rgb(255, 0, 0)', computed: 'rgb(255, 0, 0)', resolved: 'rgb(255, 0, 0)' },
      'rewritten kept colour',
    ],
    [
      'color',
      'currentcolor',
      { computed: 'rgb(1, 2, 3)', resolved: 'rgb(1, 2, 3)' },
      'kept current-colour colour',
    ],
    [
      'color',
      'var(--x)',
      { computed: 'rgb(1, 2, 3)', resolved: 'rgb(1, 2, 3)', isValid: false },
      'variable invalid-inherited colour',
    ],
    [
      'transform',
      'translate(50%, 1em)',
      { computed: 'translate(50%, 16px)', resolved: 'matrix(1, 0, 0, 1, 60, 16)' },
      'kept functions matrix',
    ],
    [
      'transform',
      'scale(1.2)',
      { computed: 'scale(1.2, 1.2)', resolved: 'none', hasBox: false },
      'kept functions no-box-matrix',
    ],
    ['transform', 'none', { computed: 'none', resolved: 'none' }, 'kept kept same'],
    ['display', 'inline', { computed: 'block', resolved: 'block' }, 'kept blockified computed'],
    ['display', 'none', { computed: 'none', resolved: 'none' }, 'kept kept computed'],
  ])('%s: %s', (property, value, reported, reasons) => {
    expect(reasonsFor(property, value, reported)).toBe(reasons)
  })
})
