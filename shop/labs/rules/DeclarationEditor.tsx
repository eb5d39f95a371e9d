'use client'

import type { ReactNode } from 'react'
import { RadioGroup } from '../kit/RadioGroup.tsx'
import { Group, Panel, Stack } from '../kit/layout.tsx'
import { Button } from '../kit/Button.tsx'
import { TextField } from '../kit/TextField.tsx'
import { Checkbox } from '../kit/Checkbox.tsx'
import { origins, normalizeDeclaration, type Declaration } from './declaration.ts'
import { changeDeclaration, moveDeclaration, removeDeclaration } from './editState.ts'
import { parseLayers } from './cascadeLayers.ts'
import { maxSelectorLength, maxScopeHops, type RulesState } from './rulesState.ts'
import type { RulesStrings } from './strings.ts'
import styles from './RulesLab.module.css'
import { ruleSpecificity } from './ruleSpecificity.ts'

interface Props {
  readonly words: RulesStrings
  readonly state: RulesState
  readonly edited: Declaration
  readonly onChange: (state: RulesState) => void
}

const hopChoices = ['', ...Array.from({ length: maxScopeHops + 1 }, (_, hops) => String(hops))]

/** Controls for everything the cascade compares about a declaration. What does not apply is not shown. */
export function DeclarationEditor({ words, state, edited, onChange }: Props): ReactNode {
  const { letter, origin, selector, layer, scopeHops } = edited
  const { inStyleAttribute } = normalizeDeclaration(edited)
  const isGenerated = origin === 'transition' || origin === 'animation'
  const names = [...new Set([...parseLayers(state.layers), layer])].filter((name) => name !== '')
  const isFirst = state.declarations[0]?.letter === letter
  const isLast = state.declarations.at(-1)?.letter === letter
  const change = (changes: Partial<Omit<Declaration, 'letter'>>) =>
    onChange(changeDeclaration(state, letter, changes))

  return (
    <Panel title={words.edit(letter)}>
      <Stack>
        <Group>
          <Button disabled={isFirst} onClick={() => onChange(moveDeclaration(state, letter, -1))}>
            {words.earlier}
          </Button>
          <Button disabled={isLast} onClick={() => onChange(moveDeclaration(state, letter, 1))}>
            {words.later}
          </Button>
          <Button
            disabled={state.declarations.length === 1}
            onClick={() => onChange(removeDeclaration(state, letter))}
          >
            {words.remove}
          </Button>
        </Group>
        {!isGenerated && !inStyleAttribute && (
          <TextField
            label={words.selector}
            mono
            value={selector}
            invalid={!ruleSpecificity(selector).ok}
            onChange={(text) => change({ selector: text.slice(0, maxSelectorLength) })}
          />
        )}
        {!isGenerated && (
          <div className={styles['flags']}>
            <Checkbox
              label={words.important}
              checked={edited.important}
              onChange={(important) => change({ important })}
            />
            {origin === 'author' && (
              <Checkbox
                label={words.attached}
                checked={inStyleAttribute}
                onChange={(now) => change({ inStyleAttribute: now })}
              />
            )}
            <Checkbox
              label={words.shadow}
              checked={edited.inShadowTree}
              onChange={(inShadowTree) => change({ inShadowTree })}
            />
          </div>
        )}
        {!isGenerated && !inStyleAttribute && names.length > 0 && (
          <RadioGroup
            legend={words.layer}
            value={layer}
            options={['', ...names].map((value) => ({ value, label: value || words.noLayer }))}
            onChange={(value) => change({ layer: value })}
          />
        )}
        {!isGenerated && !inStyleAttribute && (
          <RadioGroup
            legend={words.scope}
            value={scopeHops === undefined ? '' : String(scopeHops)}
            options={hopChoices.map((value) => ({ value, label: value || words.noScope }))}
            onChange={(value) => change({ scopeHops: value === '' ? undefined : Number(value) })}
          />
        )}
        <RadioGroup
          legend={words.origin}
          value={origin}
          options={origins.map((value) => ({ value, label: words.origins[value] }))}
          onChange={(value) => change({ origin: value })}
        />
      </Stack>
    </Panel>
  )
}
